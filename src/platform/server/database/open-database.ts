import type { Kysely } from "kysely";
import { setTimeout as sleep } from "node:timers/promises";
import type { Pool, PoolClient } from "pg";
import { isLostBeforeCommit } from "./pool/database-away.ts";
import { ClientConnection, kyselyOnPool, SLOT_WAIT_MS } from "./pool/client-dialect.ts";
import type { DatabaseTables } from "./tables/database-tables.ts";
import { failpoint } from "../process/failpoint.ts";
import { HintSender } from "./notifications/hint-sender.ts";
import type { Log } from "../context/log.ts";
import { askPlainly } from "./pool/kept-query.ts";
import { openPool } from "./pool/postgres-pool.ts";
import type { PostgresParameters } from "./pool/postgres-pool.ts";
import { requireRole, requireSafeLogin } from "./pool/require-safe-login.ts";
import { untilSlotIsFree } from "./pool/until-slot-is-free.ts";
import { commit, commitWith } from "./transactions/commit.ts";
import { dueTenants } from "./transactions/due-tenants.ts";
import { beginEnd, type TransactionEnd } from "./transactions/transaction-end.ts";
import type {
  TenantDatabase,
  TenantTransaction,
  TransactionOptions,
} from "./transactions/tenant-database.ts";

/** The login of requests (0195): owns nothing, can become nothing else, always under row-level security. */
export const WEB_LOGIN = "forecourt_web";
/** What work for all retailers is done as, on the owner's own connections and never with a request's data. */
const WORKER_ROLE = "forecourt_worker";
const TENANT_ID = /^[a-z0-9][a-z0-9-]{0,62}$/;
const MAX_ATTEMPTS = 4;
/** The worker's claims and the change feed, one statement each. */
const SYSTEM_SIZE = 2;
/** A write in a read-only transaction. */
const READ_ONLY = "25006";
const RETRYABLE = new Set(["40001", "40P01"]);
/** Pauses before a transaction whose connection was lost is tried again, in the middle. */
const AGAIN_AFTER_MS = [100, 400];

/**
 * What works for all tenants at once: jobs, the change feed, decoded VINs, the list of tenants. Works as a role that
 * has rights on these tables only.
 */
export interface SystemDatabase {
  /** Single statements, each committed by itself. */
  readonly kysely: Kysely<DatabaseTables>;
}

/** One PostgreSQL with its three roles. Built once per process. */
export interface Database {
  /** Migrations, tenants, wrapped keys. Where the owner is a superuser it sees all rows: never for requests. */
  readonly owner: Pool;
  /** Requests' own connections; for the check at start, everything else goes through `forTenant`. */
  readonly app: Pool;
  /** Parameters of the owner, for connections that must live alone (LISTEN, migrations). */
  readonly ownerParameters: PostgresParameters;
  readonly system: SystemDatabase;
  /** Which of these retailers have rows that make work; one statement with a request's rights. */
  dueTenants(input: Parameters<typeof dueTenants>[1]): Promise<string[]>;
  /** Hints of this process (`hintAfterCommit`): heard at once, and by `origin` known among those of others. */
  readonly hints: Pick<HintSender, "onHint" | "origin">;
  /** Throws TypeError on an id that is not `[a-z0-9-]`. Cheap: call it per request. */
  forTenant(tenantId: string): TenantDatabase;
  close(): Promise<void>;
}

/**
 * Opens the pools; connects lazily.
 * @param input.owner role that owns the schema
 * @param input.app login of requests; `forecourt_web` on the owner's server when left out
 */
export function openDatabase(input: {
  owner: PostgresParameters;
  app?: PostgresParameters;
  log: Log;
}): Database {
  let closing = false;
  const onLost = (error: Error): void => {
    // A stopping PostgreSQL may be faster than the last goodbye of a connection.
    if (!closing) input.log.warn("database connection lost", { error: error.message });
  };
  const { owner, app, system } = openPools(input, onLost);
  const hints = new HintSender(app, input.log);
  const requests = kyselyOnPool(app);
  const transact = transactions(app, (channel) => hints.send(channel));
  return {
    owner,
    app,
    ownerParameters: input.owner,
    system: { kysely: kyselyOnPool(system) },
    dueTenants: (asked) => dueTenants(requests, asked),
    hints,
    forTenant(tenantId) {
      if (!TENANT_ID.test(tenantId)) throw new TypeError("invalid tenant id");
      return {
        tenantId,
        transaction: (run, options = {}) => transact(beginningOf(tenantId, options), run),
      };
    },
    async close() {
      closing = true;
      await hints.close();
      await Promise.all([owner.end(), app.end(), system.end()]);
    },
  };
}

/** Every connection proves who it is before its first use: a pooler may have dropped what was asked for (0500). */
function openPools(
  input: { owner: PostgresParameters; app?: PostgresParameters },
  onLost: (error: Error) => void,
): { owner: Pool; app: Pool; system: Pool } {
  const login = input.app ?? { ...input.owner, user: WEB_LOGIN };
  const worker = { ...input.owner, role: WORKER_ROLE, isKeyed: true, size: SYSTEM_SIZE };
  return {
    owner: openPool({ ...input.owner, size: input.owner.size ?? 4 }, { onLost }),
    app: openPool({ ...login, isKeyed: true }, { onLost, prove: requireSafeLogin }),
    system: openPool(worker, { onLost, prove: (client) => requireRole(client, WORKER_ROLE) }),
  };
}

interface Attempt {
  readonly connection: ClientConnection;
  readonly begin: string;
  readonly end: TransactionEnd;
}

interface Beginning {
  readonly begin: string;
  /** How it runs and ends. */
  readonly once: typeof runOnce;
}

/** One statement batch, one round trip; the id cannot contain a quote. */
function beginningOf(tenantId: string, options: TransactionOptions): Beginning {
  const {
    mayBeLost = false,
    isOneReading = false,
    isReading = false,
    isOneMoment = false,
    patienceMs,
  } = options;
  const pinned = `SET LOCAL app.tenant = '${tenantId}'`;
  if (isOneReading) return { begin: `BEGIN READ ONLY; ${pinned}`, once: readOnce };
  if (isReading && isOneMoment) throw new TypeError("a reading of one moment ends as any other");
  if (isReading) return { begin: `BEGIN READ ONLY; ${pinned}`, once: readTogether };
  const lossy = mayBeLost ? "; SET LOCAL synchronous_commit = off" : "";
  const patient = patienceMs === undefined ? "" : `; SET LOCAL lock_timeout = ${Number(patienceMs)}`;
  const begin = isOneMoment ? "BEGIN ISOLATION LEVEL REPEATABLE READ" : "BEGIN";
  return { begin: `${begin}; ${pinned}${lossy}${patient}`, once: runOnce };
}

type Transact = <T>(beginning: Beginning, run: (trx: TenantTransaction) => Promise<T>) => Promise<T>;

function transactions(pool: Pool, sendHint: (channel: string) => void): Transact {
  const connections = new WeakMap<PoolClient, ClientConnection>();
  const attemptOnce: Transact = async ({ begin, once }, run) => {
    const client = await untilSlotIsFree(() => pool.connect(), { forMs: SLOT_WAIT_MS });
    let connection = connections.get(client);
    if (!connection) connections.set(client, (connection = new ClientConnection(client)));
    const end = beginEnd(connection.kysely);
    const result = await once({ connection, begin, end }, run);
    for (const channel of end.hints) sendHint(channel);
    for (const tell of end.afterwards) tell();
    return result;
  };
  return async (beginning, run) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await attemptOnce(beginning, run);
      } catch (error) {
        if (attempt < MAX_ATTEMPTS && RETRYABLE.has(sqlState(error))) continue;
        if (attempt > AGAIN_AFTER_MS.length || !isLostBeforeCommit(error)) throw error;
        // A failover lasts longer than a restart of one connection; everybody at once would make it last longer still.
        await sleep((AGAIN_AFTER_MS[attempt - 1] ?? 0) * (0.5 + Math.random()));
      }
    }
  };
}

async function runOnce<T>(
  { connection, begin, end }: Attempt,
  run: (trx: TenantTransaction) => Promise<T>,
): Promise<T> {
  const { client } = connection;
  connection.isOpen = true;
  // Not awaited yet: it travels together with the first query of the callback.
  connection.hold();
  const begun = askPlainly(client, begin);
  begun.catch(() => undefined);
  let broken: Error | undefined;
  try {
    const result = await run(connection.kysely);
    if (end.last.size === 0) {
      connection.send();
      await begun;
      connection.isOpen = false;
    }
    failpoint("before-commit");
    await (end.last.size === 0 ? commit(client) : commitWith(connection, end));
    failpoint("after-commit");
    return result;
  } catch (error) {
    connection.isOpen = false;
    connection.send();
    broken = await rollback(client, begun);
    throw error;
  } finally {
    client.release(broken);
  }
}

/** As `runOnce`, but its last questions and its end may travel in one write. Losing it harms nobody. */
async function readTogether<T>(attempt: Attempt, read: (trx: TenantTransaction) => Promise<T>): Promise<T> {
  const { connection, begin, end } = attempt;
  const { client } = connection;
  let ended: Promise<unknown> | undefined;
  const close = (): void => {
    connection.isOpen = false;
    ended = askPlainly(client, "COMMIT");
    ended.catch(() => undefined);
  };
  end.closeAfterTurn = () => connection.endAfterTurn(close);
  connection.isOpen = true;
  connection.hold();
  const begun = askPlainly(client, begin);
  begun.catch(() => undefined);
  let broken: Error | undefined;
  try {
    const result = await read(connection.kysely);
    if (end.last.size > 0) throw new Error("a transaction that only reads tried to write at its end");
    return result;
  } catch (error) {
    throw ownRefusal(error, "that only reads");
  } finally {
    connection.send();
    if (ended === undefined) close();
    broken = await Promise.all([begun, ended]).then(() => undefined, errorOf);
    client.release(broken);
  }
}

/** Begin, the only statement and the end travel in one write, and their answers come back together. */
async function readOnce<T>(
  { connection, begin, end: atEnd }: Attempt,
  read: (trx: TenantTransaction) => Promise<T>,
): Promise<T> {
  const { client } = connection;
  let ended: Promise<unknown> = Promise.resolve();
  const end = (): void => {
    connection.isOpen = false;
    ended = askPlainly(client, "COMMIT");
    ended.catch(() => undefined);
  };
  connection.isOpen = true;
  connection.hold({ statements: 1, afterwards: end });
  const begun = askPlainly(client, begin);
  begun.catch(() => undefined);
  let broken: Error | undefined;
  try {
    const result = await read(connection.kysely);
    if (atEnd.last.size > 0) throw new Error("a transaction of one reading tried to write at its end");
    return result;
  } catch (error) {
    throw ownRefusal(error, "of one reading");
  } finally {
    // Nothing was sent yet when the callback asked nothing.
    connection.send();
    broken = await Promise.all([begun, ended]).then(() => undefined, errorOf);
    client.release(broken);
  }
}

/** A write in a transaction that we began read-only: elsewhere this state means that the primary has become a standby. */
function ownRefusal(error: unknown, kind: string): unknown {
  if (sqlState(error) !== READ_ONLY) return error;
  return new Error(`a transaction ${kind} tried to write: read-only transaction`, { cause: error });
}

/** Returns the reason when the connection can no longer be trusted. */
async function rollback(client: PoolClient, begun: Promise<unknown>): Promise<Error | undefined> {
  try {
    await begun;
    await askPlainly(client, "ROLLBACK");
    return undefined;
  } catch (error) {
    return errorOf(error);
  }
}

function errorOf(error: unknown): Error {
  return error instanceof Error ? error : new Error("a transaction did not end");
}

function sqlState(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === "string" ? code : "";
}
