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
