import { constants, setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { hashSync, verifySync } from "@node-rs/argon2";
import { ARGON2ID } from "./argon2-strength.ts";
import type { HashingAnswer, HashingOrder } from "./hashing-thread.ts";

/** On Linux the number 0 names the calling thread: hashing yields to whoever answers requests. */
if (process.platform === "linux") setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

function answerTo(order: HashingOrder): HashingAnswer {
  if (order.kind === "hash") return { id: order.id, hash: hashSync(order.password, ARGON2ID) };
  return { id: order.id, same: verifySync(order.against, order.password, ARGON2ID) };
}

parentPort?.on("message", (order: HashingOrder) => parentPort?.postMessage(answerTo(order)));
