import type { PersonalTerms } from "./personal-terms.ts";

/** A short name of what prices cars: where the buyer lives and the programs, not when it was asked or for whom. */
export function termsKey({ state, programs }: Pick<PersonalTerms, "state" | "programs">): string {
  const text = JSON.stringify([state, programs]);
  return [1, 2, 3].map((seed) => hashOf(text, seed).toString(36)).join("-");
}

/** 53 bits of a text, mixed as in cyrb53: equal texts are equal, and nobody relies on it to keep a secret. */
function hashOf(text: string, seed: number): number {
  let high = 0xdead_beef ^ seed;
  let low = 0x41c6_ce57 ^ seed;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  const mixed = mix(high, low);
  return 4_294_967_296 * (2_097_151 & mix(low, high)) + (mixed >>> 0);
}

function mix(one: number, other: number): number {
  return Math.imul(one ^ (one >>> 16), 2_246_822_507) ^ Math.imul(other ^ (other >>> 13), 3_266_489_909);
}
