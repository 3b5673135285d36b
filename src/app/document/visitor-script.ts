import { SIGNED_IN_HINT } from "#platform/browser/session/session-store.ts";

/**
 * Runs in the head, before anything is painted: says on the root element that somebody may be signed in, so that the
 * anonymous document never tells members what is only true for strangers. Where storage is blocked nobody is.
 */
export const VISITOR_SCRIPT = `try{if(localStorage.getItem("${SIGNED_IN_HINT}"))document.documentElement.dataset.visitor="member"}catch{}`;
