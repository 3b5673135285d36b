import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { shortenManifest } from "./tools/vite/shorten-manifest.ts";

/** The server bundle exports `render` only; the process that listens is `src/server`. */
export default {
  appDirectory: "src/app",
  ssr: true,
  serverBuildFile: "render.js",
  routeDiscovery: { mode: "initial" },
  buildEnd: ({ reactRouterConfig }) =>
    shortenManifest(join(reactRouterConfig.buildDirectory, "client/assets")),
} satisfies Config;
