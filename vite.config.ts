import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { clientBundleGuard } from "./tools/vite/client-bundle-guard.ts";

/** Two files that every page needs and browsers keep, instead of a dozen small ones. */
const SHARED_CHUNKS = [
  { name: "framework", test: /node_modules\/(?:react|react-dom|react-router|scheduler)\// },
  {
    name: "shell",
    test: /src\/(?:app\/shell|design-system\/(?:alert-bar|button|class-names|icon|phone-link|spinner|badge|field-frame|disclosure|breadcrumb|mileage-text)|platform\/(?:browser|shared\/money))/,
  },
];

export default defineConfig({
  plugins: [clientBundleGuard(), tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: SHARED_CHUNKS } } } } },
    ssr: { build: { rolldownOptions: { input: "./src/app/render.ts" } } },
  },
  server: { allowedHosts: [".localhost"] },
});
