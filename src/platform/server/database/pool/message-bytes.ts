import pg from "pg";
import { serialize } from "pg-protocol";

/** How `pg` writes a value; its types leave it out. */
const { prepareValue } = (pg as unknown as { utils: PartsOfPg }).utils;

interface PartsOfPg {
  prepareValue(this: void, value: unknown): Buffer | string | null;
}

/** Every row, and the end of the question. */
const RUN = Buffer.concat([serialize.execute(), serialize.sync()]);

/**
 * The whole question of a prepared statement (Bind, Execute, Sync), which `pg` writes in three pieces.
 * @param name of a statement that the connection has prepared
 */
export function boundMessage(name: string, values: readonly unknown[]): Buffer {
  const bound = serialize.bind({ statement: name, values: [...values], valueMapper: prepareValue });
  return Buffer.concat([bound, RUN]);
}

const plain = new Map<string, Buffer>();
const MOST_KEPT = 1_000;

/** A question in words, kept: there are few, one for each way to begin or end a transaction of a tenant. */
export function plainMessage(text: string): Buffer {
  return plain.get(text) ?? keptMessage(text);
}

function keptMessage(text: string): Buffer {
  const bytes = serialize.query(text);
  if (plain.size < MOST_KEPT) plain.set(text, bytes);
  return bytes;
}
