/** What is sent and stored. Every field is one of a list or of a form that no personal data has (decision 0172). */
export type AnalyticsEvent =
  | {
      readonly kind: "page";
      /** Route, never an address: `/vehicles/:id`. */
      readonly path: string;
      /** Names of known parameters that were set; no values. */
      readonly query: readonly string[];
      /** Breakpoint that the window has reached (RWD-01). */
      readonly view: number;
      readonly language: "en" | "es";
      /** 404 and 500 for their pages (AN-06), else 200. */
      readonly status: number;
      /** First eleven characters: make, model and plant, without the serial number. */
      readonly vin?: string;
    }
  /** AN-01; AN-02 sends the same once more as an error. `message` is left out for texts that are not the product's. */
  | {
      readonly kind: "alert" | "error";
      readonly path: string;
      readonly type: AlertKind;
      /** `alertFingerprint` of its text, 8 hexadecimal digits. */
      readonly id: string;
      readonly severity: "error" | "warning" | "info";
      readonly message?: string;
    }
  /** A script failed; only the kind of error is told. */
  | { readonly kind: "script-error"; readonly path: string; readonly type: string }
  /** AN-03: correlation ids of calls. */
  | { readonly kind: "calls"; readonly ids: readonly string[] }
  | { readonly kind: "exposure"; readonly experiment: string; readonly variant: string };

/** UI-01. */
export const ALERT_KINDS = [
  "expired",
  "resent",
  "wrongInput",
  "success",
  "warning",
  "internalError",
  "error",
] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/** AN-04. Ids are one-way references, not the ids themselves. */
export interface AnalyticsUser {
  readonly id?: string;
  readonly mqStatus?: string;
  readonly magiFillStatus?: string;
  readonly tenantTrafficSource?: string;
}

/** Who sends, beside the events. */
export interface Sender extends AnalyticsUser {
  /** 32 hexadecimal digits, new in every tab. */
  readonly session: string;
  /** Reference of the order that the page is about. */
  readonly order?: string;
}

/** All that may be said; `ALLOWED` and what only the retailer's configuration knows. */
export interface AnalyticsLists {
  readonly words: readonly string[];
  readonly parameters: readonly string[];
  readonly scriptErrors: readonly string[];
  readonly variants: readonly string[];
  readonly qualifications: readonly string[];
  readonly experiments: readonly string[];
  readonly trafficSources: readonly string[];
}
