import type { AnalyticsEvent } from "../domain/analytics-event.ts";

/**
 * What tells the page around this frame (AN-05); undefined where nobody may be told.
 * @param origins pages that may hold the storefront in a frame
 */
export function forwardEvents(origins: readonly string[]): ((event: AnalyticsEvent) => void) | undefined {
  const origin = parentOrigin(origins);
  return origin === undefined ? undefined : (event) => forward(event, origin);
}

/** Whose frame this is, if it is one of them. */
function parentOrigin(origins: readonly string[]): string | undefined {
  if (window.parent === window) return undefined;
  const above = location.ancestorOrigins?.[0] ?? (document.referrer && new URL(document.referrer).origin);
  return origins.find((origin) => origin === above);
}

/** AN-05. */
function forward(event: AnalyticsEvent, origin: string): void {
  try {
    window.parent.postMessage({ source: "forecourt", event }, origin);
  } catch (error) {
    // oxlint-disable-next-line no-console -- AN-05: a failure is logged and nothing else.
    console.warn("analytics: not forwarded", error);
  }
}
