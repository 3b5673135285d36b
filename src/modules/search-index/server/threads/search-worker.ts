import { parentPort, workerData } from "node:worker_threads";
import {
  answerNews,
  answerPage,
  answerRooftops,
  type PlanAnswers,
  type PlanQuestion,
} from "../../domain/shared/answer-plan.ts";
import { SearchScratch } from "../../domain/index/scratch.ts";
import type { SearchedIndex } from "../../domain/shared/searched-index.ts";
import { SharedIndex } from "../../domain/shared/shared-index.ts";
import type { FromThread, ToThread } from "./thread-messages.ts";

/** Runs in a thread of its own: answers plans from the columns that the main thread writes. */
const { reader } = workerData as { reader: number };
const scratch = new SearchScratch();
const stocks = new Map<string, SharedIndex>();

function answer(index: SearchedIndex, question: PlanQuestion): PlanAnswers[PlanQuestion["kind"]] {
  switch (question.kind) {
    case "page":
      return answerPage(index, scratch, question);
    case "news":
      return answerNews(index, scratch, question);
    case "rooftops":
      return answerRooftops(index, scratch, question);
  }
}

function reply(message: Extract<ToThread, { kind: "ask" }>): FromThread {
  const { id, tenantId, sizes, question } = message;
  if (message.share !== undefined) stocks.set(tenantId, new SharedIndex(message.share, reader));
  const index = stocks.get(tenantId);
  if (index === undefined) throw new Error("asked about a stock that was never given");
  index.resize(sizes);
  try {
    const value = answer(index, question);
    return index.isUndecided ? { id, isUndecided: true } : { id, value };
  } catch {
    // Half of a change was read. Where it was not, the main thread fails at the same question and says so.
    return { id, isUndecided: true };
  }
}

parentPort?.on("message", (message: ToThread) => {
  if (message.kind === "forget") stocks.delete(message.tenantId);
  else parentPort?.postMessage(reply(message));
});
parentPort?.postMessage("ready");
