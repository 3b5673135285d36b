import { notifyAnalytics } from "#platform/browser/analytics/notify-analytics.ts";

/**
 * An experiment has shown somebody a variant. Call it when the variant is seen, as often as you like: each pair is
 * sent once a page. Both names must be known: the key of a flag, and one of the variants in `domain/clean-event.ts`.
 */
export function recordExposure(experiment: string, variant: string): void {
  notifyAnalytics("exposure", experiment, variant);
}
