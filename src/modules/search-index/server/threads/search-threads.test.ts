import { Worker } from "node:worker_threads";
import { expect, test, vi } from "vitest";
import { StockIndex } from "../../domain/index/stock-index.ts";
import { SearchThread } from "./search-thread.ts";
import { SearchThreads } from "./search-threads.ts";

/** Begins and never ends. */
const ENDLESS = `const { parentPort } = require("node:worker_threads");
parentPort.on("message", () => { for (;;); });
parentPort.postMessage("ready");`;

/** Answers at once, and says in shared memory that it has. */
const QUICK = `const { parentPort, workerData } = require("node:worker_threads");
parentPort.on("message", ({ id }) => {
  parentPort.postMessage({ id, value: "read" });
  Atomics.store(workerData, 0, 1);
  Atomics.notify(workerData, 0);
});
parentPort.postMessage("ready");`;

/** With 20,000 places for cars, so that they lie in shared memory. */
function roomyIndex(): StockIndex {
  const index = new StockIndex();
  index.columns.reserve(20_000);
  return index;
}
const plan = () => ({ kind: "rooftops" }) as never;

test("A thread is not ended for an answer that came while the main thread was away", async () => {
  const hasAnswered = new Int32Array(new SharedArrayBuffer(4));
  const { promise: ready, resolve: onFree } = Promise.withResolvers<void>();
  const worker = new Worker(QUICK, { eval: true, workerData: hasAnswered });
  const terminate = vi.spyOn(worker, "terminate");
  const parts = { reader: 1, onFree, onEnd: () => {}, startWorker: () => worker, withinMs: 20 };
  const thread = new SearchThread(parts);
  await ready;
  const answer = new Promise((onAnswer, onError) => {
    thread.ask({ tenantId: "store", index: roomyIndex(), plan, onAnswer, onError });
    // Between the loop's look for messages and its timers: nobody here hears it in time.
    setImmediate(() => {
      Atomics.wait(hasAnswered, 0, 0);
      const later = performance.now() + 40;
      while (performance.now() < later);
    });
  });
  expect(await answer).toBe("read");
  expect(terminate).not.toHaveBeenCalled();
  await thread.end();
});

test("Where no thread can be started the main thread answers", async () => {
  const warn = vi.fn<(text: string) => void>();
  const startWorker = vi.fn<() => Worker>(() => {
    throw new Error("resource temporarily unavailable");
  });
  const threads = new SearchThreads({ count: 2, log: { warn }, startWorker });
  const question = { tenantId: "store", index: roomyIndex(), plan, result: () => "read" };
  for (let times = 0; times < 3; times += 1) expect(await threads.ask(question)).toBeUndefined();
  // Not at each question: the next try comes after a rest.
  expect(startWorker).toHaveBeenCalledOnce();
  expect(warn).toHaveBeenCalledOnce();
  await threads.close();
});

test("A thread that goes round in a question is ended, and the main thread answers", async () => {
  const index = roomyIndex();
  const warn = vi.fn<(text: string) => void>();
  const threads = new SearchThreads({
    count: 1,
    log: { warn },
    startWorker: () => new Worker(ENDLESS, { eval: true }),
    withinMs: 50,
  });
  const plan = vi.fn(() => ({ kind: "rooftops" }) as never);
  // Until the thread runs the main thread answers, too.
  await vi.waitFor(
    async () => {
      const answer = threads.ask({ tenantId: "store", index, plan, result: () => "read" });
      expect(await answer).toBeUndefined();
      expect(plan).toHaveBeenCalled();
    },
    // A busy machine needs more than the second that is usual to start a thread.
    { timeout: 20_000 },
  );
  expect(warn).toHaveBeenCalledOnce();
  await threads.close();
});
