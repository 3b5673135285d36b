import * as v from "valibot";

/** Table M, VAL-32. */
export const ACCEPT_TERMS = "Please accept the terms to continue.";

/** The box was ticked. */
export const acceptedTerms = v.literal(true, ACCEPT_TERMS);

/** The terms as somebody saw them (`receipt.termsDigest`). */
export const shownTerms = v.pipe(
  v.string(),
  v.regex(/^[0-9a-f]{32}$/u, "Send the terms as they were shown."),
);
