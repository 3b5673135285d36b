import type { Clock } from "./clock.ts";
import type { Database } from "../database/open-database.ts";
import { listen } from "../database/notifications/listen.ts";
import type { Log } from "./log.ts";

/** The product's clock: the system's plus an offset that the sandbox desk moves. */
export interface ProductClock extends Clock {
  /** Moves the product forward for every replica. Only whole seconds, never backwards. */
  advance(seconds: number): Promise<void>;
  /** Reads the stored offset again. */
  reload(): Promise<void>;
  /** Hears of every jump, also of those that another replica made. Set once, by who starts what depends on the hour. */
  onMoved(listener: () => void): void;
  close(): Promise<void>;
}

/** By how many milliseconds the desk of a demo has moved the clock; 0 elsewhere. */
export async function readClockOffset({ system }: Database): Promise<number> {
  const row = await system.kysely
    .selectFrom("product_clock")
    .select("offset_seconds")
    .executeTakeFirstOrThrow();
  return row.offset_seconds * 1000;
}

/** Loads the stored offset and follows changes of other replicas. */
export async function openProductClock(input: { database: Database; log: Log }): Promise<ProductClock> {
  let offsetMs = 0;
  let moved = (): void => undefined;
  const reload = async (): Promise<void> => {
    const stored = await readClockOffset(input.database);
    // Compared after the answer: two readings at once are one jump.
    const isMoved = stored !== offsetMs;
    offsetMs = stored;
    if (isMoved) moved();
  };
  await reload();
  const listener = listen(input.database, "clock", {
    onMessage: reload,
    onReconnect: reload,
    log: input.log,
  });
  return {
    now: () => new Date(Date.now() + offsetMs),
    reload,
    onMoved: (heard) => void (moved = heard),
    async advance(seconds) {
      if (!Number.isSafeInteger(seconds) || seconds < 0) throw new RangeError("the clock only moves forward");
      await input.database.owner.query(
        "with moved as (update product_clock set offset_seconds = offset_seconds + $1 returning 1) select pg_notify('clock', '') from moved",
        [seconds],
      );
      await reload();
    },
    close: () => listener.close(),
  };
}
