import type { Client } from "pg";

const STATEMENT = /^create (?:unique )?index concurrently (?<name>[a-z][a-z0-9_]*) on [^;]+;?$/iu;
const COMMENTS = /^--.*$/gmu;

/** An index that is made while everybody reads and writes: the one statement of its file, around which no transaction may be. */
export interface ConcurrentIndex {
  readonly name: string;
  readonly statement: string;
}

/**
 * The index that a file makes concurrently; undefined for every other file.
 * @throws Error for a file that does something else as well, because a failure would leave it half done
 */
export function concurrentIndexOf(file: string, sql: string): ConcurrentIndex | undefined {
  const statement = sql.replace(COMMENTS, "").trim();
  if (!/\bindex concurrently\b/iu.test(statement)) return undefined;
  const name = STATEMENT.exec(statement)?.groups?.["name"];
  if (name === undefined)
    throw new Error(
      `migration ${file}: an index that is made concurrently has a name, and a file of its own`,
    );
  return { name, statement };
}

/**
 * Makes it. It waits for transactions that run, and nobody waits for it. One that was cut off before leaves an index that
 * answers nothing: it is dropped and made again; one that was finished and not written down stays.
 */
export async function makeConcurrently(client: Client, { name, statement }: ConcurrentIndex): Promise<void> {
  const { rows } = await client.query<{ isValid: boolean }>(
    `select indisvalid as "isValid" from pg_index where indexrelid = to_regclass($1)`,
    [name],
  );
  if (rows[0]?.isValid === true) return;
  if (rows[0]?.isValid === false) await client.query(`drop index concurrently ${name}`);
  await client.query(statement);
}
