import { beforeEach, expect, it } from "vitest";
import { silentLog } from "#tests/support/silent-log.ts";
import type { TenantStock } from "../tenant-stock.ts";
import { SaveStocks } from "./save-stocks.ts";
import type { StockSnapshots } from "./stock-snapshots.ts";

interface Stock {
  saved: { version: number; at: number } | undefined;
  readonly index: { version: number; readonly size: number };
}

/** Versions in the order in which they were written; each takes until somebody lets it go on. */
let written: number[];
let begun = 0;
let goOn: () => void;
beforeEach(() => {
  written = [];
  begun = 0;
});

function saving(...stocks: readonly Stock[]): SaveStocks {
  const write = async (stock: Stock): Promise<void> => {
    const { version } = stock.index;
    const { promise, resolve } = Promise.withResolvers<void>();
    goOn = resolve;
    begun += 1;
    await promise;
    stock.saved = { version, at: performance.now() };
    written.push(version);
  };
  const parts: { snapshots: unknown; stocks: () => unknown } = { snapshots: { write }, stocks: () => stocks };
  return new SaveStocks({
    snapshots: parts.snapshots as StockSnapshots,
    stocks: parts.stocks as () => readonly TenantStock[],
    log: silentLog,
  });
}

const stockOf = (size: number, { version, savedAt }: { version: number; savedAt?: number }): Stock => ({
  saved: savedAt === undefined ? undefined : { version: savedAt, at: 0 },
  index: { version, size },
});

it("begins when the end is near, and writes again only what has changed until it comes", async () => {
  const stock = stockOf(100, { version: 100 });
  const saves = saving(stock);
  saves.hurry();
  await expect.poll(() => begun).toBe(1);
  stock.index.version = 103;
  const closed = saves.close();
  goOn();
  await expect.poll(() => begun).toBe(2);
  goOn();
  await closed;
  expect(written).toEqual([100, 103]);
});

it.each([
  ["a large stock without a file", stockOf(50_000, { version: 50_000 }), 1],
  ["many changes of a large stock", stockOf(50_000, { version: 52_000, savedAt: 50_000 }), 1],
  [
    "a few changes of a large stock, which the next start reads",
    stockOf(50_000, { version: 50_900, savedAt: 50_000 }),
    0,
  ],
  ["one change of a small stock", stockOf(200, { version: 201, savedAt: 200 }), 1],
  ["a stock that is as its file", stockOf(200, { version: 200, savedAt: 200 }), 0],
])("writes %s at the end as often as it is worth it", async (_what, stock, times) => {
  const closed = saving(stock).close();
  if (times > 0) {
    await expect.poll(() => begun).toBe(1);
    goOn();
  }
  await closed;
  expect(written).toHaveLength(times);
});
