import { constants, setPriority } from "node:os";
import { messageOf } from "../context/message-of.ts";
import { parentPort } from "node:worker_threads";
import type { WorkAnswer, WorkOrder } from "./work-thread.ts";

/** The program of a `WorkThread`: answers each order with what `run` makes of it, yielding to whoever answers requests. */
export function doWork<Work, Result>(run: (work: Work) => Promise<Result>): void {
  // On Linux the number 0 names the calling thread.
  if (process.platform === "linux") setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  parentPort?.on("message", (order: WorkOrder<Work>) => void answer(order, run));
}

async function answer<Work, Result>(
  { id, work }: WorkOrder<Work>,
  run: (work: Work) => Promise<Result>,
): Promise<void> {
  const post = (answered: WorkAnswer<Result>) => parentPort?.postMessage(answered);
  try {
    post({ id, result: await run(work) });
  } catch (error) {
    post({ id, problem: messageOf(error) });
  }
}
