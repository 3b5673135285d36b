/** What pages tell, whether or not somebody listens: nothing leaves the page unless the visitor agreed. */
export type Told =
  | readonly ["page"]
  /** The correlation id of a call (AN-03). */
  | readonly ["call", string]
  | readonly ["exposure", experiment: string, variant: string]
  /** AN-04: what the page knows beside the account. */
  | readonly ["user", { readonly mqStatus?: string; readonly magiFillStatus?: string }];

declare global {
  interface Window {
    /** Waits for the analytics beacon, which then takes its place. */
    told?: { readonly length: number; push(told: Told): unknown };
  }
}

/** The beacon comes late or never: so much waits for it. */
const MOST_WAITING = 60;

export function notifyAnalytics(...told: Told): void {
  if (typeof window === "undefined") return;
  const waiting = (window.told ??= [] as Told[]);
  if (waiting.length < MOST_WAITING) waiting.push(told);
}
