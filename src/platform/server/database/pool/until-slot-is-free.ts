import { setTimeout as sleep } from "node:timers/promises";

/** Too many connections, those kept for superusers included; and a server that is still starting. */
const BUSY = new Set(["53300", "57P03"]);
const FIRST_WAIT_MS = 25;
const LONGEST_WAIT_MS = 1_000;

/**
 * Runs what opens a connection again and again while PostgreSQL has none to give: another process ends, another
 * request gives one back.
 * @param input.forMs how long to try before the last error is thrown
 * @param input.onWait told before the first wait
 */
export async function untilSlotIsFree<T>(
  run: () => Promise<T>,
  input: { forMs: number; onWait?: () => void },
): Promise<T> {
  const started = performance.now();
  for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS)) {
    try {
      return await run();
    } catch (error) {
      if (!isBusy(error) || performance.now() - started + waitMs > input.forMs) throw error;
    }
    if (waitMs === FIRST_WAIT_MS) input.onWait?.();
    await sleep(waitMs);
  }
}

function isBusy(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return typeof code === "string" && BUSY.has(code);
}
