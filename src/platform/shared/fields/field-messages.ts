import { english } from "../texts/text.ts";

/** Wordings that several fields share (table M). */
export const REQUIRED = english("platform.fieldMessages.fieldRequired", "This field is required.");
export const CONSENT_REQUIRED = english(
  "platform.fieldMessages.pleaseAgreeContactedNumber",
  "Please agree to be contacted at this number.",
);
