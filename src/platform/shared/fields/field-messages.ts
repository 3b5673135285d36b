/** Wordings that several fields share (table M of the catalogue). */
export const REQUIRED = "This field is required.";
export const TERMS_REQUIRED = "Please accept the terms to continue.";
export const CONSENT_REQUIRED = "Please agree to be contacted at this number.";
