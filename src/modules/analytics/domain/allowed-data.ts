/** Lists that are the same for every retailer; the browser gets them with its settings. */
export const ALLOWED = {
  /** Every word of `src/app/routes.ts`; a test compares. What is not one of them is somebody's. */
  words: (
    "search vehicles unavailable faq why-us warranty contact-us financing accessibility cookie-policy " +
    "privacy-notice privacy-policy terms-of-use oauth2 authorize sign-in code verify complete sign-up confirm " +
    "reset-password auth callback profile account preferences cart checkout details overview submitted deals " +
    "progress id-verification capture incomplete payment card bank deposit fulfillment signing hello-again " +
    "contract-ready review thank-you sandbox design saved compare favorites saved-searches insurance documents " +
    "contract trade-in verify-insurance verify-id upload-documents sign-contract schedule-delivery schedule-pickup"
  ).split(" "),
  /** Parameters of pages that may be named; their values are never sent. */
  parameters: (
    "q condition make model trim year body fuel drivetrain transmission color feature availability price payment " +
    "mileage distance zip sort page lang gclid fbclid utm_source utm_medium utm_campaign"
  ).split(" "),
  /** What a script error may call itself. */
  scriptErrors:
    "Error TypeError RangeError ReferenceError SyntaxError AbortError ApiError SecurityError".split(" "),
  variants: "true false on off none control treatment timer no_timer a b c".split(" "),
  /** PQ-06. */
  qualifications: (
    "not_started mq_incompleted retailer_declined mq_declined mq_approved mq_approved_expired mf_completed " +
    "oneview_completed"
  ).split(" "),
} as const;
