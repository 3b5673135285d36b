import { Pool, types } from "pg";
import type { PoolClient, PoolConfig } from "pg";
import { waysTo } from "./find-primary.ts";

/** How long a request may wait for its turn while all connections are busy. */
const QUEUE_MS = 10_000;

const INT8 = 20;
const DATE = 1082;

/** How to reach one PostgreSQL as one role. Either a URL, which may name several hosts, or socket parameters. */
export interface PostgresParameters {
  readonly connectionString?: string;
  readonly host?: string;
  readonly port?: number;
  readonly user?: string;
  readonly database?: string;
  /** Role taken on right after connecting; it is also what `RESET ROLE` returns to. No lock: any statement can undo it. */
  readonly role?: string;
  /** Rows are found by key: a plan made once is as good as one made for each value, and costs nothing (0182). */
  readonly isKeyed?: boolean;
  /** Most connections at once. */
  readonly size?: number;
}

interface PoolUse {
  /** Told of every connection that breaks. */
  readonly onLost: (error: Error) => void;
  /** Looks at each new connection before anybody gets it; one that it refuses is closed. */
  readonly prove?: (client: PoolClient) => Promise<void>;
}

/**
 * A pool whose int8 columns arrive as numbers (an unsafe one is an error, never a wrong number),
 * whose `date` columns arrive as `YYYY-MM-DD`, and whose queries of one transaction may be pipelined.
 */
export function openPool(parameters: PostgresParameters, { onLost, prove }: PoolUse): Pool {
  const { role, isKeyed, size, ...rest } = parameters;
  const { address, Client } = waysTo(rest);
  const options = [
    ...(role ? [`-c role=${role}`] : []),
    ...(isKeyed ? ["-c plan_cache_mode=force_generic_plan"] : []),
    "-c timezone=UTC -c statement_timeout=60s -c idle_in_transaction_session_timeout=60s",
  ].join(" ");
  const config: PoolConfig = {
    ...address,
    options,
    max: size ?? 16,
    Client,
    connectionTimeoutMillis: QUEUE_MS,
    idleTimeoutMillis: 60_000,
    pipeline: true,
    types: { getTypeParser },
    ...(prove && {
      verify: (client, done) =>
        void prove(client).then(
          () => done(),
          (error: Error) => done(error),
        ),
    }),
  };
  const pool = new Pool(config);
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on("error", onLost);
  // The same for one that is in use: its query is rejected, the event itself needs a listener too.
  pool.on("connect", (client) => client.on("error", onLost));
  return pool;
}

const getTypeParser: typeof types.getTypeParser = (oid, format) => {
  if (oid === INT8) return safeInteger;
  if (oid === DATE) return sameText;
  return types.getTypeParser(oid, format);
};

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 ${text} is beyond the safe integers`);
  return value;
}

function sameText(text: string): string {
  return text;
}
