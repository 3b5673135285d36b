/** Which browsers of an account show updates, and what one needs in order to ask for them. */
export interface PushView {
  /** False where the retailer's pages keep nothing on devices: without the worker there is nobody to show them. */
  readonly isOffered: boolean;
  /** The key that a browser hands to its push service. */
  readonly publicKey: string;
  readonly consentVersion: string;
  /** Whether the sandbox stands in where a browser has no push service. */
  readonly hasStandIn: boolean;
  readonly browsers: readonly {
    readonly id: string;
    readonly device: string;
    /** ISO instant. */
    readonly since: string;
    /** The one that asks. */
    readonly current: boolean;
  }[];
}
