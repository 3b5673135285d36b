/** The browser that calls, by the cookie that tells it from others (decision 0198). */
export interface Browser {
  /** Random and out of reach of scripts; worth nothing but counters of its own. */
  readonly token: string;
  /** Made for this call: nobody can have been known by it before. */
  readonly isNew: boolean;
}

/** A context that may know its browser; jobs and tests need not. */
export interface BrowserContext {
  readonly browser?: Browser;
}
