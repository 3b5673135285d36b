import { DEMO_BAR_CLOSED } from "../demo-bar/demo-bar-html.ts";
import { SIGNED_IN_HINT } from "#platform/browser/session/session-store.ts";

/**
 * Runs in the head, before anything is painted: says on the root element that somebody may be signed in, so that the
 * anonymous document never tells members what is only true for strangers; and that the demo bar was closed. Where
 * storage is blocked nobody is.
 */
export const VISITOR_SCRIPT = `try{let d=document.documentElement.dataset,s=localStorage;if(s.getItem("${SIGNED_IN_HINT}"))d.visitor="member";if(s.getItem("${DEMO_BAR_CLOSED}"))d.demoBar="closed"}catch{}`;
