/**
 * What is sent and stored; `ALLOWED.fields` names the same fields, and every value is one of a list or of a form
 * that no personal data has (decision 0172).
 */
export type AnalyticsEvent =
  | {
      readonly kind: "page";
      /** Route, never an address: `/vehicles/:id`. */
      readonly path: string;
      /** Names of known parameters that were set; no values. */
      readonly query?: readonly string[];
      /** Breakpoint that the window has reached (RWD-01). */
      readonly view?: number;
      readonly language?: string;
      /** 404 and 500 for their pages (AN-06), else 200. */
      readonly status?: number;
      /** First eleven characters: make, model and plant, without the serial number. */
      readonly vin?: string;
    }
  /** AN-01; AN-02 sends the same once more as an error. `message` is left out for texts that are not the product's. */
  | {
      readonly kind: "alert" | "error";
      readonly path: string;
      /** UI-01. */
      readonly type: string;
      /** `alertFingerprint` of its text, 8 hexadecimal digits. */
      readonly id: string;
      readonly severity: string;
      readonly message?: string;
    }
  /** A script failed; only the kind of error is told. */
  | { readonly kind: "script-error"; readonly path: string; readonly name: string }
  /** AN-03: correlation ids of calls. */
  | { readonly kind: "calls"; readonly ids: readonly string[] }
  | { readonly kind: "exposure"; readonly experiment: string; readonly variant: string };

/** Who sends, beside the events (AN-04). Ids are one-way references, not the ids themselves. */
export interface Sender {
  /** 32 hexadecimal digits, new in every tab. */
  readonly session: string;
  readonly user?: string;
  /** The order that the page is about. */
  readonly order?: string;
  readonly mqStatus?: string;
  readonly magiFillStatus?: string;
  readonly tenantTrafficSource?: string;
}

/** All that may be said: `ALLOWED`, and what only the retailer's configuration knows. */
export interface AnalyticsLists {
  readonly words: readonly string[];
  /** Fields by kind of event; `sender` is a kind of its own. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** Values of the fields that have a list; the others have a form. */
  readonly values: Readonly<Record<string, readonly (string | number)[]>>;
}
