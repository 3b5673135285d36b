import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { clientBundleGuard } from "./tools/vite/client-bundle-guard.ts";

export default defineConfig({
  plugins: [clientBundleGuard(), tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0 },
  environments: { ssr: { build: { rolldownOptions: { input: "./src/app/render.ts" } } } },
  server: { allowedHosts: [".localhost"] },
});
