import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { clientBundleGuard } from "./tools/vite/client-bundle-guard.ts";
import { islandEntry } from "./tools/vite/island-entry.ts";
import { withoutPreloading } from "./tools/vite/without-preloading.ts";
import { withoutRouterExtras } from "./tools/vite/without-router-extras.ts";

/**
 * Few files instead of dozens of small ones: React, what pages without the router share, what every other page shows,
 * and the parts that nearly every page behind the first two needs. Each file more is a name in the list of all pages.
 */
const SHARED_CHUNKS = [
  { name: "react", test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 3 },
  {
    name: "kit",
    test: /vite\/preload-helper|src\/(?:app\/language\/load-document-texts|design-system\/(?:plain-button|class-names|icon|phone-link|spinner|badge|disclosure|mileage-text|alert-bar|retry-alert|skeleton|card)|platform\/(?:browser\/(?:texts\/(?:texts|support-phone|rich-text)|session\/(?:session|use-session)|http\/(?:api-|deadline)|random-id)|shared\/money))/,
    priority: 2,
  },
  {
    name: "car-money",
    test: /src\/modules\/(?:inventory\/ui\/card\/(?:own-cars|vehicle-actions|delivery-terms|unbroken-items|vehicle-grid|card-part|card-text|recently-viewed-store|similar-search)|vehicle-search\/ui\/filters\/whole-number|sign-in\/ui\/sign-in-ways|pricing\/(?:ui\/(?:shown-deal|personal-pricing)|domain\/(?:payable-price|delivery-fee)))/,
    priority: 1,
  },
  {
    name: "fields",
    test: /src\/design-system\/(?:field-frame|text-field|select-field|checkbox-field|error-summary)/,
    priority: 1,
  },
  {
    name: "shell",
    test: /src\/(?:app\/demo-bar\/demo-bar-html|app\/shell\/(?!(?:[a-z-]+\/)?(?:site-footer|legal-line|tracker-layout|route-announcer|footer-columns|signed-in|sign-out-item|focused-shell|checkout-))|design-system\/button|modules\/vehicle-search\/ui\/results\/personal-search)/,
    priority: 1,
  },
  // What the results, the line above them and late parts of both share.
  {
    name: "results",
    test: /src\/(?:design-system\/inline-select|modules\/(?:search-index\/domain\/(?:search-query|sort-options|facets|words\/bounds-in-words)|vehicle-search\/(?:messages|ui\/results\/(?:search-form\.|results-text|asks-for-payments))))/,
    priority: 1,
  },
  {
    name: "car-page",
    test: /src\/(?:design-system\/toast|modules\/(?:sign-in\/ui\/(?:use-account-action|pending-action)|vehicle-page\/ui\/(?:details\/details-parts|gallery\/gallery-pictures|condition\/view-words)|inventory\/(?:messages|ui\/card\/card-payment)|pricing\/(?:domain\/(?:card-payment-display|incentives-text|personal-pricing)|ui\/(?:has-own-terms|own-payments))|protection\/ui\/plans-link))/,
    priority: 1,
  },
];

/** Folders whose files only declare (the fences see to that): what a page does not use of them stays away. */
const PURE = /src\/(?:modules\/[^/]+\/domain|platform\/shared)\//;

export default defineConfig({
  plugins: [
    clientBundleGuard(),
    withoutPreloading(),
    withoutRouterExtras(),
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
