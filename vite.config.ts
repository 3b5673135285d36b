import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { clientBundleGuard } from "./tools/vite/client-bundle-guard.ts";

/** One file for what every page shows, instead of a dozen small ones. */
const SHARED_CHUNKS = [
  {
    name: "shell",
    test: /src\/(?:app\/shell\/(?!signed-in)|design-system\/(?:alert-bar|button|class-names|icon|phone-link|spinner|badge|field-frame|disclosure|mileage-text)|platform\/(?:browser\/(?:texts|session\b|session-store)|shared\/money))/,
  },
];

export default defineConfig({
  plugins: [clientBundleGuard(), tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0, modulePreload: false },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: SHARED_CHUNKS } } } } },
    ssr: { build: { rolldownOptions: { input: "./src/app/render.ts" } } },
  },
  server: { allowedHosts: [".localhost"] },
});
