import { WorkThread } from "#platform/server/process/work-thread.ts";

export type HashingOrder =
  | { readonly kind: "hash"; readonly password: string }
  | { readonly kind: "verify"; readonly password: string; readonly against: string };

export type HashingAnswer = { readonly hash: string } | { readonly same: boolean };

/** One thread that hashes, one order after the other. */
export class HashingThread extends WorkThread<HashingOrder, HashingAnswer> {
  constructor() {
    super(new URL("./hashing-worker.ts", import.meta.url));
  }
}
