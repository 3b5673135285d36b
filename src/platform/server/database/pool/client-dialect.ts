import { setImmediate as nextTurn } from "node:timers/promises";
import { Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from "kysely";
import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult } from "kysely";
import type { Pool, PoolClient } from "pg";
import { inStatementSpan } from "../../telemetry/statement-span.ts";
import type { DatabaseTables } from "../tables/database-tables.ts";
import { KeptStatements } from "./kept-query.ts";
import { untilSlotIsFree } from "./until-slot-is-free.ts";

/** A buyer rather waits than is refused. */
export const SLOT_WAIT_MS = 5_000;
/** A statement used this often on one connection is kept prepared there. */
const PREPARE_AFTER = 3;
const MAX_PREPARED = 400;

const connections = new WeakMap<object, ClientConnection>();

/**
 * Kysely on one connection. `isOpen` says whether its transaction still runs: a query that outlives the
 * transaction would otherwise land in whatever transaction the connection serves next.
 */
export class ClientConnection implements DatabaseConnection {
  isOpen = true;
  readonly kysely: Kysely<DatabaseTables>;
  readonly client: PoolClient;
  readonly #uses = new Map<string, number>();
  readonly #kept: KeptStatements;
  readonly #preparing = new Set<string>();
  #isHeld = false;
  #isPlanned = false;
  #afterNext: (() => void) | undefined;
  #awaited = 0;

  constructor(client: PoolClient) {
    this.client = client;
    this.#kept = new KeptStatements(client);
    this.kysely = new Kysely({ dialect: dialectOf(fixedDriver(this)) });
    connections.set(this.kysely, this);
  }

  /**
   * Keeps what is written until the next statement or `send`: every write wakes PostgreSQL, which costs both sides
   * more than a few bytes do.
   * @param next.afterwards writes what shall travel behind so many statements
   */
  hold(next?: { readonly statements: number; readonly afterwards: () => void }): void {
    this.#awaited = next?.statements ?? 0;
    this.#afterNext = next?.afterwards;
    this.#cork();
  }

  /** Keeps what is asked until this turn ends, and then writes it with what `afterwards` asks. */
  endAfterTurn(afterwards: () => void): void {
    this.hold({ statements: Infinity, afterwards });
    process.nextTick(() => this.send());
  }

  /** Writes what was kept; does nothing when nothing was. */
  send(): void {
    this.#isPlanned = false;
    const afterNext = this.#afterNext;
    this.#afterNext = undefined;
    afterNext?.();
    if (!this.#isHeld) return;
    this.#isHeld = false;
    this.client.connection.stream.uncork();
  }

  async executeQuery<R>(query: Pick<CompiledQuery, "sql" | "parameters">): Promise<QueryResult<R>> {
    if (!this.isOpen) throw new Error("query after the end of its transaction: await it inside the callback");
    const { sql } = query;
    const name = this.#nameFor(sql);
    try {
      this.#cork();
      const values = query.parameters as unknown[];
      const ask = () => (name ? this.#kept.ask({ name, text: sql, values }) : this.client.query(sql, values));
      const answer = inStatementSpan(sql, ask);
      this.#sendAfterTurn();
      return asQueryResult<R>(await answer);
    } catch (error) {
      // Of statements that were asked together, the one that failed speaks first, in the words of whoever asked it.
      if (isAborted(error)) await nextTurn();
      // Its own trace ends where bytes arrived; who asked is worth more.
      if (error instanceof Error) Error.captureStackTrace(error);
      throw error;
    } finally {
      if (name) this.#preparing.delete(name);
    }
  }

  // oxlint-disable-next-line require-yield -- the interface wants a generator
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error("streaming is not supported: page by key instead");
  }

  #cork(): void {
    if (this.#isHeld) return;
    this.#isHeld = true;
    this.client.connection.stream.cork();
  }

  /** What is asked in the same turn travels together; what follows a statement waits for no other. */
  #sendAfterTurn(): void {
    if (this.#afterNext) {
      this.#awaited -= 1;
      if (this.#awaited <= 0) this.send();
      return;
    }
    if (this.#isPlanned) return;
    this.#isPlanned = true;
    process.nextTick(() => {
      if (this.#isPlanned) this.send();
    });
  }

  /** A name makes PostgreSQL keep the plan. Never given to two first uses at once, which would collide. */
  #nameFor(sql: string): string | undefined {
    const uses = (this.#uses.get(sql) ?? 0) + 1;
    if (uses === 1 && this.#uses.size >= MAX_PREPARED) return undefined;
    this.#uses.set(sql, uses);
    if (uses < PREPARE_AFTER) return undefined;
    const name = statementName(sql);
    if (this.#kept.has(name)) return name;
    if (this.#preparing.has(name)) return undefined;
    this.#preparing.add(name);
    return name;
  }
}

/**
 * The connection behind a transaction, for a statement that is compiled already: the builder's own way to it takes
 * longer than the statement's. Undefined for a view of one, whose plugins want to see what is asked.
 */
export function connectionOf(trx: Kysely<DatabaseTables>): ClientConnection | undefined {
  return connections.get(trx);
}

/** Kysely whose every query takes its own connection and commits by itself. */
export function kyselyOnPool(pool: Pool): Kysely<DatabaseTables> {
  const known = new WeakMap<PoolClient, ClientConnection>();
  const driver: Driver = {
    ...lifecycle,
    async acquireConnection() {
      const client = await untilSlotIsFree(() => pool.connect(), { forMs: SLOT_WAIT_MS });
      const connection = known.get(client) ?? new ClientConnection(client);
      known.set(client, connection);
      return connection;
    },
    async releaseConnection(connection) {
      (connection as ClientConnection).client.release();
    },
  };
  return new Kysely({ dialect: dialectOf(driver) });
}

const lifecycle = {
  async init(): Promise<void> {},
  async destroy(): Promise<void> {},
  beginTransaction: refuseTransaction,
  commitTransaction: refuseTransaction,
  rollbackTransaction: refuseTransaction,
};

async function refuseTransaction(): Promise<void> {
  throw new Error("open transactions with database.forTenant(…).transaction");
}

function fixedDriver(connection: ClientConnection): Driver {
  return { ...lifecycle, acquireConnection: async () => connection, async releaseConnection() {} };
}

function dialectOf(driver: Driver): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => driver,
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

function asQueryResult<R>(result: {
  command: string;
  rowCount: number | null;
  rows: unknown[];
}): QueryResult<R> {
  const rows = result.rows as R[];
  if (result.command === "SELECT") return { rows };
  return { rows, numAffectedRows: BigInt(result.rowCount ?? 0) };
}

const names = new Map<string, string>();

/** One short name per SQL text; the same text has the same name on every connection. */
function statementName(sql: string): string {
  const known = names.get(sql);
  if (known) return known;
  const name = `q${names.size}`;
  names.set(sql, name);
  return name;
}

/** `in_failed_sql_transaction`: an earlier statement of the transaction failed, and this one was not run. */
function isAborted(error: unknown): boolean {
  return error instanceof Error && (error as { code?: unknown }).code === "25P02";
}
