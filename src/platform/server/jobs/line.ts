import type { TenantDatabase } from "../database/transactions/tenant-database.ts";

/** Lets so many transactions run at a time, the others in the sequence in which they came. */
export function openLine(most: number): { of(db: TenantDatabase): TenantDatabase } {
  let running = 0;
  const waiting: (() => void)[] = [];
  const enter = async (): Promise<void> => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
  };
  // A place that somebody waits for is handed on and never free in between.
  const leave = (): void => {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  };
  return {
    of: (db) => ({
      tenantId: db.tenantId,
      async transaction(run, options) {
        await enter();
        try {
          return await db.transaction(run, options);
        } finally {
          leave();
        }
      },
    }),
  };
}
