import type { Kysely } from "kysely";
import type { DatabaseTables } from "../tables/database-tables.ts";

/** Typed SQL bound to one open transaction of one tenant. Never keep it past the callback. */
export type TenantTransaction = Kysely<DatabaseTables>;

/**
 * Database access of one request. Each call is one transaction in which row-level security is
 * pinned to the tenant; queries still filter by tenant_id themselves (first lock).
 * Serialization failures, deadlocks and connections that are lost before the commit is sent are retried, so callbacks
 * must be repeatable. A connection lost while committing is not: nobody knows how that ended.
 */
export interface TenantDatabase {
  readonly tenantId: string;
  transaction<T>(run: (trx: TenantTransaction) => Promise<T>, options?: TransactionOptions): Promise<T>;
}

/** How a transaction begins and ends. */
export interface TransactionOptions {
  /**
   * Does not wait for the disk. Such a commit survives a killed server; when PostgreSQL itself dies, the last half
   * second of them may be gone, never one that a later durable commit followed. Only for what is written again by
   * itself: claims, counters (decision 0176).
   */
  readonly mayBeLost?: boolean;
  /**
   * The callback asks one statement, which only reads; it is sent with the begin and the end of its transaction, which
   * is a third of the round trips and wake-ups. A second statement is refused (decision 0184).
   */
  readonly isOneReading?: boolean;
  /**
   * The callback only reads: a write is refused. What it asks at last may go with the end of its transaction (`readLast`),
   * and a connection that is lost then is no harm: it begins again (decision 0763).
   */
  readonly isReading?: boolean;
  /**
   * All its statements see the database as it was at the first one: for answers of several statements that must agree.
   * One that writes what somebody else has written meanwhile begins again (decision 0713).
   */
  readonly isOneMoment?: boolean;
  /** How long it waits for somebody's lock before it fails, in milliseconds; as long as a statement may take when left out. */
  readonly patienceMs?: number | undefined;
}
