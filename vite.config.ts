import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { clientBundleGuard } from "./tools/vite/client-bundle-guard.ts";
import { islandEntry } from "./tools/vite/island-entry.ts";
import { withoutPreloading } from "./tools/vite/without-preloading.ts";

/**
 * Few files instead of dozens of small ones: React, what pages without the router share, what every other page shows,
 * and the parts that nearly every page behind the first two needs. Each file more is a name in the list of all pages.
 */
const SHARED_CHUNKS = [
  { name: "react", test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 3 },
  {
    name: "kit",
    test: /vite\/preload-helper|src\/(?:app\/language\/load-document-texts|design-system\/(?:plain-button|class-names|icon|phone-link|spinner|badge|disclosure|mileage-text)|platform\/(?:browser\/(?:texts\/texts|session\/session)|shared\/money))/,
    priority: 2,
  },
  {
    name: "api",
    test: /src\/platform\/browser\/(?:http\/(?:api-|deadline)|random-id|session\/use-session)/,
    priority: 2,
  },
  {
    name: "car-money",
    test: /src\/modules\/(?:inventory\/ui\/card\/(?:own-cars|vehicle-actions|delivery-terms|unbroken-items)|sign-in\/ui\/sign-in-ways|pricing\/(?:ui\/(?:shown-deal|personal-pricing)|domain\/(?:payable-price|delivery-fee|rate)))/,
    priority: 1,
  },
  { name: "notices", test: /src\/design-system\/(?:alert-bar|retry-alert|skeleton|card)/, priority: 1 },
  {
    name: "fields",
    test: /src\/design-system\/(?:field-frame|text-field|select-field|checkbox-field|error-summary)/,
    priority: 1,
  },
  // The line above the results and what its late parts share with it.
  {
    name: "results",
    test: /src\/(?:design-system\/inline-select|modules\/vehicle-search\/ui\/results\/(?:results-text|search-form|asks-for-payments))\.tsx?/,
    priority: 1,
  },
  {
    name: "shell",
    test: /src\/(?:app\/shell\/(?!(?:[a-z-]+\/)?(?:site-footer|legal-line|tracker-layout|route-announcer|footer-columns|signed-in|shopping-widgets|sign-out-item|focused-shell|checkout-))|design-system\/button|modules\/(?:prequalification\/ui\/(?:terms\/(?:has-personal|personal-terms-store|use-personal)|personal\/entry-link)|vehicle-search\/ui\/results\/personal-search))/,
    priority: 1,
  },
];

/** Folders whose files only declare (the fences see to that): what a page does not use of them stays away. */
const PURE = /src\/(?:modules\/[^/]+\/domain|platform\/shared)\//;

export default defineConfig({
  plugins: [
    clientBundleGuard(),
    withoutPreloading(),
    tailwindcss(),
    islandEntry("auth", "src/app/auth-entry.tsx"),
    islandEntry("payment", "src/app/payment-entry.tsx"),
    reactRouter(),
  ],
  build: { assetsInlineLimit: 0, modulePreload: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: SHARED_CHUNKS } },
          treeshake: { moduleSideEffects: [{ test: PURE, sideEffects: false }] },
        },
      },
    },
    ssr: { build: { rolldownOptions: { input: "./src/app/render.ts" } } },
  },
  server: { allowedHosts: [".localhost"] },
});
