import { Worker } from "node:worker_threads";
import { expect, test, vi } from "vitest";
import { StockIndex } from "../../domain/index/stock-index.ts";
import { SearchThreads } from "./search-threads.ts";

/** Begins and never ends. */
const ENDLESS = `const { parentPort } = require("node:worker_threads");
parentPort.on("message", () => { for (;;); });
parentPort.postMessage("ready");`;

test("A thread that goes round in a question is ended, and the main thread answers", async () => {
  const index = new StockIndex();
  index.columns.reserve(20_000);
  const warn = vi.fn<(text: string) => void>();
  const threads = new SearchThreads({
    count: 1,
    log: { warn },
    startWorker: () => new Worker(ENDLESS, { eval: true }),
    withinMs: 50,
  });
  const plan = vi.fn(() => ({ kind: "rooftops" }) as never);
  // Until the thread runs the main thread answers, too.
  await vi.waitFor(async () => {
    const answer = threads.ask({ tenantId: "store", index, plan, result: () => "read" });
    expect(await answer).toBeUndefined();
    expect(plan).toHaveBeenCalled();
  });
  expect(warn).toHaveBeenCalledOnce();
  await threads.close();
});
