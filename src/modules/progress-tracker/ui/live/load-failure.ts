import type { ApiError } from "#platform/browser/http/api-error.ts";

/** What a tracker that could not be loaded shows or does. */
type LoadFailure = "checkout" | "not-found" | "catch-all" | "failed";

/**
 * IDV-05, TRK-14: a server error (500 and above, or no answer at all) is the failure screen; any other error leads to
 * the catch-all route, and from there, because nothing can be decided without state, to the tracker's error state.
 * MSG-05 for an order that is not the caller's.
 */
export function loadFailure(error: Pick<ApiError, "status" | "code">, isOnStep: boolean): LoadFailure {
  if (error.code === "order.notSubmitted") return "checkout";
  if (error.status === 404) return "not-found";
  if (error.status === 0 || error.status >= 500) return "failed";
  return isOnStep ? "catch-all" : "failed";
}
