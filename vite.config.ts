import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { clientBundleGuard } from "./tools/vite/client-bundle-guard.ts";
import { islandEntry } from "./tools/vite/island-entry.ts";
import { plainStyles } from "./tools/vite/plain-styles.ts";
import { shortScripts } from "./tools/vite/short-scripts.ts";
import { withoutFacades } from "./tools/vite/without-facades.ts";
import { withoutPreloading } from "./tools/vite/without-preloading.ts";
import { withoutReactExtras } from "./tools/vite/without-react-extras.ts";
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
    name: "fields",
    test: /src\/(?:design-system\/(?:field-frame|text-field|select-field|checkbox-field|error-summary|typed-number)|modules\/pricing\/ui\/searched-zip)/,
    priority: 1,
  },
  {
    name: "shell",
    test: /node_modules\/react-router\/|src\/(?:app\/(?:root\.tsx|demo-bar\/demo-bar-html)|modules\/(?:inventory\/ui\/card\/(?:own-cars|vehicle-actions|delivery-terms|unbroken-items|vehicle-grid|card-part|card-text|recently-viewed-store|similar-search)|vehicle-search\/ui\/filters\/whole-number|sign-in\/ui\/sign-in-ways|pricing\/(?:ui\/(?:shown-deal|personal-pricing)|domain\/(?:payable-price|delivery-fee)))|app\/shell\/(?!(?:[a-z-]+\/)?(?:site-footer|legal-line|tracker-layout|route-announcer|footer-columns|signed-in|sign-out-item|focused-shell|checkout-))|design-system\/button|modules\/vehicle-search\/ui\/results\/personal-search|platform\/browser\/(?:next-frame|steps-back))/,
    priority: 1,
  },
  // What the results, the line above them and late parts of both share.
  {
    name: "results",
    test: /src\/(?:design-system\/inline-select|modules\/(?:search-index\/domain\/(?:search-query|sort-options|facets|words\/bounds-in-words)|vehicle-search\/(?:messages|ui\/results\/(?:search-form\.|slim-search-view|results-text|asks-for-payments))))/,
    priority: 1,
  },
  {
    name: "car-page",
    test: /src\/(?:design-system\/toast|modules\/(?:sign-in\/ui\/(?:use-account-action|pending-action)|vehicle-page\/ui\/(?:details\/details-parts|gallery\/gallery-pictures|condition\/view-words)|inventory\/(?:messages|ui\/card\/card-payment)|pricing\/(?:domain\/(?:card-payment-display|incentives-text|personal-pricing)|ui\/(?:has-own-terms|own-payments))|protection\/ui\/plans-link))/,
    priority: 1,
  },
  // What comes after the first paint: parts of every page, of cards, and of the filters.
  {
    name: "days",
    test: /src\/platform\/shared\/time\/(?:civil-date|zoned-time|durations|day-text|half-of-day)/,
    priority: 2,
  },
  {
    name: "late-frame",
    test: /src\/(?:app\/(?:shell\/(?:footer\/|site-footer|legal-line|route-announcer)|errors\/error-page|flags\/(?:start-flags|forced-flags))|modules\/analytics\/ui\/consent-(?:gate|store|notice))/,
    priority: 1,
  },
  {
    name: "late-cards",
    test: /src\/(?:design-system\/pagination|modules\/inventory\/ui\/(?:card\/vehicle-card\.|badges\/))/,
    priority: 1,
  },
  {
    name: "late-filters",
    test: /src\/(?:design-system\/range-slider|modules\/vehicle-search\/ui\/filters\/(?:filter-groups|zip-editor))/,
    priority: 1,
  },
  // Used by more than the forms it would be put together with.
  { name: "identity-api", test: /src\/modules\/sign-in\/ui\/identity-api/, priority: 2 },
  // Forms and their rules; what forms of an account share; what pages of one's own share.
  {
    name: "forms",
    test: /node_modules\/valibot\/|src\/platform\/(?:browser\/forms\/use-(?:typed-fields|form)|shared\/fields\/(?:field-messages|email|person-name|issue-text|form-schema|verification-code|phone\/(?:area-codes-data|phone)\.))/,
    priority: 2,
  },
  {
    name: "accounts",
    test: /src\/(?:platform\/shared\/fields\/password|modules\/(?:accounts\/domain\/sign-in-schema|sign-in\/ui\/(?:pending-code|frame\/text-link|forms\/(?:submit-row|use-refusal)|fields\/)))/,
    priority: 1,
  },
  {
    name: "addresses",
    test: /src\/(?:design-system\/address-fields|platform\/shared\/(?:texts\/whole-date|fields\/(?:address\/|phone\/phone-consent)))/,
    priority: 1,
  },
  {
    name: "own-pages",
    test: /src\/(?:design-system\/(?:step-actions|radio-group|money-text|dialog|countdown)|modules\/(?:orders\/(?:domain\/(?:deal-types|line-reason|offered-deal-types|total-cost|apr-text|states\/)|ui\/(?:load-failed|order-drawing|order-vehicle|format-instant|order-amount))|order-steps\/ui\/(?:step-heading|demo-note|step-result)|messaging\/domain\/message-template)|platform\/browser\/(?:data\/(?:use-api-data|use-ask-again|use-page-visible|refresh-context)|forms\/use-write|http\/save-blob|session\/signed-in))/,
    priority: 1,
  },
];

/** Folders whose files only declare (the fences see to that): what a page does not use of them stays away. */
const PURE = /src\/(?:modules\/[^/]+\/domain|platform\/shared)\//;

export default defineConfig({
  plugins: [
    clientBundleGuard(),
    withoutPreloading(),
    withoutFacades(),
    withoutRouterExtras(),
    withoutReactExtras(),
    tailwindcss({ optimize: { minify: true } }),
    plainStyles(),
    shortScripts(),
    islandEntry("auth", "src/app/auth-entry.tsx"),
    islandEntry("payment", "src/app/payment-entry.tsx"),
    reactRouter(),
  ],
  // Styles are written short by their compiler and `plainStyles`; a second writer would write them longer.
  build: { assetsInlineLimit: 0, modulePreload: false, cssMinify: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          checks: { bundlerTimings: false },
          output: { codeSplitting: { groups: SHARED_CHUNKS } },
          treeshake: { moduleSideEffects: [{ test: PURE, sideEffects: false }] },
        },
      },
    },
    ssr: {
      build: { rolldownOptions: { checks: { bundlerTimings: false }, input: "./src/app/render.ts" } },
    },
  },
  server: { allowedHosts: [".localhost"] },
});
