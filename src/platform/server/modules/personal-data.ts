/** Whose data: the account of the proven address, if there is one, and the address itself. */
export interface DataSubject {
  readonly accountId: string | null;
  readonly email: string;
}

/**
 * What one part of the product keeps about a person, for an access request (PRIV-01). Modules say theirs, composition lists
 * them all; a test holds the list against the database: a table with personal columns that no source names fails it.
 */
export interface PersonalData<Ctx> {
  /** Heading in the report, e.g. `orders`. */
  readonly name: string;
  /** Tables whose personal columns this answers for. */
  readonly tables: readonly string[];
  /** Plain data that reads without our code: names, dates, amounts. Undefined when there is nothing. */
  collect(ctx: Ctx, subject: DataSubject): Promise<unknown>;
  /** Erases what is not erased with the account, because it hangs on the address. */
  forget?(ctx: Ctx, subject: DataSubject): Promise<void>;
}

/** What hangs on an account: read as its owner, nothing where the address has none. */
export function ofAccount<Ctx>(read: (ctx: Ctx) => Promise<unknown>): PersonalData<Ctx>["collect"] {
  return async (ctx, { accountId }) => (accountId === null ? undefined : read(ctx));
}
