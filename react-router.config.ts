import type { Config } from "@react-router/dev/config";

/** The server bundle exports `render` only; the process that listens is `src/server`. */
export default {
  appDirectory: "src/app",
  ssr: true,
  serverBuildFile: "render.js",
  routeDiscovery: { mode: "initial" },
} satisfies Config;
