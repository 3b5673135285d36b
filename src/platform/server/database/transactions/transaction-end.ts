import { connectionOf } from "../pool/client-dialect.ts";
import type { TenantTransaction } from "./tenant-database.ts";

interface LastWrite {
  /** What it has gathered until now. */
  readonly items: unknown[];
  ask(): Promise<unknown>;
}

/** What a running transaction does when it ends. */
export interface TransactionEnd {
  /** Channels to wake once it has committed. */
  readonly hints: Set<string>;
  /** Done in this process once it has committed. */
  readonly afterwards: (() => void)[];
  /** Its last statements, sent together with the commit, by who writes them. */
  readonly last: Map<object, LastWrite>;
  /** Of a transaction that only reads: sends its commit behind what is asked until the turn ends. */
  closeAfterTurn?: () => void;
}

/** More are written before the end, because a statement has room for so many values only. */
const MOST_GATHERED = 500;

const ends = new WeakMap<TenantTransaction, TransactionEnd>();

/** Called once for each try of a transaction. */
export function beginEnd(trx: TenantTransaction): TransactionEnd {
  const end: TransactionEnd = { hints: new Set(), afterwards: [], last: new Map() };
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

/** Tells others in this process soon after this transaction has committed, and never when it has not. @param tell never fails */
export function afterCommit(trx: TenantTransaction, tell: () => void): void {
  endOf(trx).afterwards.push(tell);
}

/**
 * Writes at the end of the transaction, in one message with its commit, which is a round trip less: for a write whose
 * answer nobody needs and that no statement of the transaction reads. It happens if and only if the transaction commits,
 * and its error is the transaction's (decision 0570).
 * @param write asks exactly one statement
 */
export async function writeLast(trx: TenantTransaction, write: () => Promise<unknown>): Promise<void> {
  const own: LastWrite = { items: [], ask: write };
  endOf(trx).last.set(own, own);
}

/**
 * The same for rows that several places of one transaction add: all of them are one statement.
 * @param write one for all places; asks exactly one statement
 */
export async function gatherLast<Item>(
  trx: TenantTransaction,
  write: (trx: TenantTransaction, items: readonly Item[]) => Promise<unknown>,
  items: readonly Item[],
): Promise<void> {
  if (items.length === 0) return;
  const { last } = endOf(trx);
  const gathered = (last.get(write)?.items ?? []) as Item[];
  gathered.push(...items);
  last.set(write, { items: gathered, ask: () => write(trx, gathered) });
  if (gathered.length >= MOST_GATHERED) await write(trx, gathered.splice(0));
  if (gathered.length === 0) last.delete(write);
}

/**
 * Does work whose last writes are written when it is done instead of at the end of the transaction, so that a savepoint
 * around it holds them too.
 */
export async function withOwnEnd<T>(trx: TenantTransaction, work: () => Promise<T>): Promise<T> {
  const { last } = endOf(trx);
  const outside = new Map(last);
  last.clear();
  const result = await work();
  await askLast({ last });
  last.clear();
  for (const [by, write] of outside) last.set(by, write);
  return result;
}

/**
 * The last questions of a transaction that only reads: its commit goes along with them, which is a round trip less. Where it
 * may write they are asked as any others.
 * @param ask asks all of them in one turn; what is asked after an answer is refused
 */
export function readLast<T>(trx: TenantTransaction, ask: () => Promise<T>): Promise<T> {
  // A view of a transaction, such as a test's, may take more than a turn to ask.
  if (connectionOf(trx) !== undefined) endOf(trx).closeAfterTurn?.();
  return ask();
}

/** Asks for all last writes, in the sequence in which they were asked for. */
export function askLast({ last }: Pick<TransactionEnd, "last">): Promise<unknown> {
  return Promise.all(Array.from(last.values(), (one) => one.ask()));
}

function endOf(trx: TenantTransaction): TransactionEnd {
  const end = ends.get(trx);
  if (end === undefined) throw new Error("this belongs to a running transaction");
  return end;
}
