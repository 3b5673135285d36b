/** How strangers ask for a call that needs an account (promise 5, ROLE-05). `:orderNumber` and the like stand for ids of somebody else. */
interface IsolationRow {
  /** Answers only what the caller owns: there is nobody else's to name. */
  readonly own?: true;
  /** Where it isn't the call's path with those ids. */
  readonly address?: string;
  readonly body?: object;
  /** Sends the smallest file that is a document. */
  readonly upload?: true;
}

/** A module's rows of the isolation matrix, by `METHOD /path`. A call without a body that names an order needs none. */
export type IsolationRows = Readonly<Record<string, IsolationRow>>;

/** How a call that needs no account is asked, and who gets more than a refusal from it. */
export interface OpenRow {
  /**
   * `anybody`: the same for everybody, and about nobody;
   * `secret`: whoever brings the right secret; the row brings a wrong one and names the target where it can;
   * `signer`: an order capability, about its own order only;
   * `own`: the call checks credentials of another standard; the row brings wrong ones;
   * `desk`: whoever plays with the demo; it does not exist elsewhere.
   */
  readonly for: "anybody" | "secret" | "signer" | "own" | "desk";
  /** Where it isn't the call's path with the target's ids. */
  readonly address?: string;
  readonly body?: object;
  /** A body as forms send it. */
  readonly form?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whoever calls it is signed out: asked with sessions of its own. */
  readonly endsSession?: true;
}

/** A module's calls that need no account, by `METHOD /path`; one without a row fails the test. */
export type OpenRows = Readonly<Record<string, OpenRow>>;
