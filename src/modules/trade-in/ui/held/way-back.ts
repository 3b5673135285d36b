import { safeReturnTo } from "#modules/accounts/domain/safe-return-to.ts";
import { english } from "#platform/shared/texts/text.ts";
import { splitLanguage } from "#platform/shared/texts/language.ts";

const KEY = "fc.trade-in-back";

/** Where somebody was when they came to trade in a car. */
export interface WayBack {
  /** A path of this site, in no language. */
  readonly path: string;
  readonly label: string;
}

const ORDER = english("Back to your order");
const CAR = english("Back to the car you were looking at");
const PAGE = english("Back to where you were");

/** The way back to a path as it arrived in an address; null for foreign addresses and for pages of the trade-in itself. */
export function wayBackTo(returnTo: string | null): WayBack | null {
  const path = splitLanguage(safeReturnTo(returnTo, "")).path;
  if (!path.startsWith("/") || path === "/" || /^\/trade-in(?=$|[/?#])/u.test(path)) return null;
  if (path.startsWith("/checkout/")) return { path, label: ORDER };
  return { path, label: path.startsWith("/vehicles/") ? CAR : PAGE };
}

/** Remembers for this tab where somebody came from, by `returnTo` of an address; none forgets an earlier one. */
export function keepWayBack(search: string): void {
  const way = wayBackTo(new URLSearchParams(search).get("returnTo"));
  try {
    if (way === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, way.path);
  } catch {
    // Storage is blocked: the way back is the browser's own.
  }
}

/** Where this tab came from; null without a place, and on the server. */
export function readWayBack(): WayBack | null {
  try {
    return wayBackTo(sessionStorage.getItem(KEY));
  } catch {
    return null;
  }
}
