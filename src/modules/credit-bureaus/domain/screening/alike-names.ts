/** From this share of words alike on, two names are near. */
export const NEAR_SCORE = 0.85;

/** One word of a name. */
export interface Word {
  readonly text: string;
  /** Which letters it has, a bit for each; two letters may share one. */
  readonly letters: number;
}

/** The words of a name without accents, order or case; single letters tell nothing. */
export function wordsOf(name: string): readonly Word[] {
  return name
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/['’`]/gu, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((text) => text.length > 1)
    .map((text) => ({ text, letters: lettersOf(text) }));
}

function lettersOf(text: string): number {
  let letters = 0;
  for (let at = 0; at < text.length; at += 1) letters |= 1 << (text.charCodeAt(at) & 31);
  return letters;
}

/**
 * Both ways: each word's nearest word of the other name, weighed by length; 0 for names that are not near. At least two
 * words must meet.
 */
export function alike(a: readonly Word[], b: readonly Word[]): number {
  if (a.length < 2 || b.length < 2) return 0;
  if (covered(a, b, mostNear) < NEAR_SCORE || covered(b, a, mostNear) < NEAR_SCORE) return 0;
  const score = Math.min(covered(a, b, nearness), covered(b, a, nearness));
  return score < NEAR_SCORE ? 0 : score;
}

function covered(
  from: readonly Word[],
  to: readonly Word[],
  measure: (one: Word, other: Word) => number,
): number {
  let total = 0;
  let found = 0;
  for (const word of from) {
    let best = 0;
    for (const other of to) best = Math.max(best, measure(word, other));
    total += word.text.length;
    found += best * word.text.length;
  }
  return found / total;
}

/** Never less than `nearness`, at a small part of its cost: letters that only one of them has were changed or left out. */
function mostNear({ text: a, letters }: Word, { text: b, letters: other }: Word): number {
  const apart = Math.abs(a.length - b.length);
  if (apart > 2) return 0;
  const changed = Math.max(apart, countBits(letters & ~other), countBits(other & ~letters));
  return 1 - changed / Math.max(a.length, b.length);
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** One less the share of letters that differ. */
function nearness({ text: a }: Word, { text: b }: Word): number {
  if (a === b) return 1;
  if (Math.abs(a.length - b.length) > 2) return 0;
  return 1 - distance(a, b) / Math.max(a.length, b.length);
}

/** Letters to change, add or leave out. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(same, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
