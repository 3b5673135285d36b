/** Table M, VAL-32. */
export const ACCEPT_TERMS = "Please accept the terms to continue.";
