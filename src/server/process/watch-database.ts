import { setTimeout as sleep } from "node:timers/promises";
import type { Pool } from "pg";

const KEPT_MS = 1_000;
/** Load balancers ask every few seconds and wait about as long. */
const PATIENCE_MS = 2_000;

/**
 * Answers whether the database of requests answers; remembers it for a second, so that nobody can make work by asking.
 * @param now milliseconds that only grow
 */
export function watchDatabase(
  pool: Pick<Pool, "query">,
  now: () => number = () => performance.now(),
): () => Promise<boolean> {
  let asked: { readonly at: number; readonly answer: Promise<boolean> } | undefined;
  return () => {
    if (asked === undefined || now() - asked.at >= KEPT_MS) asked = { at: now(), answer: answers(pool) };
    return asked.answer;
  };
}

async function answers(pool: Pick<Pool, "query">): Promise<boolean> {
  const patience = new AbortController();
  const asked = pool.query("select 1").then(
    () => true,
    () => false,
  );
  const tired = sleep(PATIENCE_MS, false, { signal: patience.signal, ref: false }).catch(() => false);
  const answer = await Promise.race([asked, tired]);
  patience.abort();
  return answer;
}
