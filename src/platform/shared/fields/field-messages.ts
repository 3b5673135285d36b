import { english } from "../texts/text.ts";

/** Wordings that several fields share (table M). */
export const REQUIRED = english("This field is required.");
export const CONSENT_REQUIRED = english("Please agree to be contacted at this number.");
