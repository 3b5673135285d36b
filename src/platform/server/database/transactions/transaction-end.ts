import type { TenantTransaction } from "./tenant-database.ts";

/** What a running transaction does when it ends. */
export interface TransactionEnd {
  /** Channels to wake once it has committed. */
  readonly hints: Set<string>;
  /** Its last statement, sent together with the commit. */
  last: (() => Promise<unknown>) | undefined;
}

const ends = new WeakMap<TenantTransaction, TransactionEnd>();

/** Called once for each try of a transaction. */
export function beginEnd(trx: TenantTransaction): TransactionEnd {
  const end: TransactionEnd = { hints: new Set(), last: undefined };
  ends.set(trx, end);
  return end;
}

/** A view of a transaction, e.g. with a plugin, ends as the transaction itself. */
export function withEndOf<T extends TenantTransaction>(view: T, transaction: TenantTransaction): T {
  const end = ends.get(transaction);
  if (end !== undefined) ends.set(view, end);
  return view;
}

/**
 * Wakes listeners of a NOTIFY channel soon after this transaction has committed, and never when it has not.
 * Only a hint: listeners must look by themselves too.
 */
export function hintAfterCommit(trx: TenantTransaction, channel: string): void {
  endOf(trx).hints.add(channel);
}

/**
 * Writes at the end of the transaction, in one message with its commit, which is a round trip less: for a write whose
 * answer nobody needs and that no later statement of the transaction reads. It happens if and only if the transaction
 * commits, and its error is the transaction's (decision 0570).
 * @param write asks exactly one statement
 */
export async function writeLast(trx: TenantTransaction, write: () => Promise<unknown>): Promise<void> {
  const end = endOf(trx);
  const { last: before } = end;
  end.last = write;
  // Only one can be the last.
  await before?.();
}

function endOf(trx: TenantTransaction): TransactionEnd {
  const end = ends.get(trx);
  if (end === undefined) throw new Error("this belongs to a running transaction");
  return end;
}
