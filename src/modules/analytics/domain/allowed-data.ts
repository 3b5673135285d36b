import { LANGUAGES } from "#platform/shared/texts/language.ts";
import type { AnalyticsLists } from "./analytics-event.ts";

const QUALIFICATIONS = (
  "not_started mq_incompleted retailer_declined mq_declined mq_approved mq_approved_expired mf_completed " +
  "oneview_completed"
).split(" ");
const ALERT = ["path", "type", "id", "severity"];

/** What is the same for every retailer; the browser gets it with its settings. */
export const ALLOWED: AnalyticsLists = {
  /** Every word of `src/app/routes.ts`; a test compares. What is not one of them is somebody's. */
  words: (
    "search vehicles unavailable faq why-us warranty contact-us financing accessibility cookie-policy " +
    "privacy-notice privacy-policy terms-of-use oauth2 authorize sign-in code verify complete sign-up confirm " +
    "reset-password auth callback profile account preferences cart checkout payment-options coverage details overview received decision accept decline declined submitted deals " +
    "credit-application co-applicant personal spouse employment housing ssn review terms " +
    "progress id-verification capture incomplete payment card bank deposit fulfillment signing hello-again " +
    "contract-ready thank-you pre-qualify passcode fallback identity questions result frozen no-file failed expired " +
    "sandbox offline design components saved saved-vehicles compare favorites saved-searches privacy-requests stop contact test-drive 404 500 server-issue insurance documents " +
    "plans add-plans pay protection packages gap contract trade-in offer sell sale verify-insurance verify-id upload-documents sign-contract schedule-delivery schedule-pickup"
  ).split(" "),
  fields: {
    sender: ["session", "user", "order", "mqStatus", "magiFillStatus", "tenantTrafficSource"],
    page: ["path", "query", "view", "language", "status", "vin"],
    alert: ALERT,
    error: ALERT,
    "script-error": ["path", "name"],
    calls: ["ids"],
    exposure: ["experiment", "variant"],
  },
  values: {
    /** Parameters of pages that may be named; their values are never sent. */
    query: (
      "q condition make model trim year body fuel drivetrain transmission color feature availability price payment " +
      "mileage distance zip sort page lang gclid fbclid utm_source utm_medium utm_campaign"
    ).split(" "),
    view: [320, 375, 640, 768, 1024, 1440],
    language: LANGUAGES,
    status: [200, 404, 500],
    /** UI-01. */
    type: ["expired", "resent", "wrongInput", "success", "warning", "internalError", "error"],
    severity: ["error", "warning"],
    name: "Error TypeError RangeError ReferenceError SyntaxError AbortError ApiError SecurityError".split(
      " ",
    ),
    variant: "true false on off none control treatment timer no_timer a b c".split(" "),
    /** PQ-06. */
    mqStatus: QUALIFICATIONS,
    magiFillStatus: QUALIFICATIONS,
  },
};
