import { createHash } from "node:crypto";

/** Names the words of a consent, so that what comes back is what was read. */
export function wordsHash(words: string): string {
  return createHash("sha256").update(words).digest("hex");
}
