import { randomFillSync, randomInt } from "node:crypto";
import type { Ids } from "./request-context.ts";

/** Crockford's base32: no I, L, O, U, so that people can read it aloud. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const TIME_CHARACTERS = 10;
const RANDOM_CHARACTERS = 16;

/**
 * Ids from the system's cryptographic randomness. `next` is a ULID behind its prefix: 48 bits of wall-clock
 * milliseconds, 80 random bits. The wall clock is right here: ids order storage, they never decide expiry.
 */
export function systemIds(): Ids {
  const random = randomCharacters();
  return {
    next: (prefix) => `${prefix}_${timeCharacters(Date.now())}${random(RANDOM_CHARACTERS)}`,
    random,
    integer: (maxExclusive) => randomInt(maxExclusive),
  };
}

function timeCharacters(milliseconds: number): string {
  let text = "";
  let rest = milliseconds;
  for (let index = 0; index < TIME_CHARACTERS; index += 1) {
    text = ALPHABET.charAt(rest % 32) + text;
    rest = Math.floor(rest / 32);
  }
  return text;
}

/** Draws from a buffer of random bytes, because one system call per id is most of its cost. */
function randomCharacters(): (length: number) => string {
  const buffer = Buffer.alloc(4096);
  let used = buffer.length;
  return (length) => {
    let text = "";
    for (let index = 0; index < length; index += 1) {
      if (used === buffer.length) {
        randomFillSync(buffer);
        used = 0;
      }
      text += ALPHABET.charAt((buffer[used] as number) & 31);
      used += 1;
    }
    return text;
  };
}
