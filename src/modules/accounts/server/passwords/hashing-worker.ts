import { hashSync, verifySync } from "@node-rs/argon2";
import { doWork } from "#platform/server/process/do-work.ts";
import { ARGON2ID } from "./argon2-strength.ts";
import type { HashingAnswer, HashingOrder } from "./hashing-thread.ts";

doWork(async (order: HashingOrder): Promise<HashingAnswer> => {
  if (order.kind === "hash") return { hash: hashSync(order.password, ARGON2ID) };
  return { same: verifySync(order.against, order.password, ARGON2ID) };
});
