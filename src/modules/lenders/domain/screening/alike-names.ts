/** From this share of words alike on, two names are near. */
export const NEAR_SCORE = 0.85;

/** The words of a name without accents, order or case; single letters tell nothing. */
export function wordsOf(name: string): readonly string[] {
  return name
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/['’`]/gu, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1);
}

/** Both ways: each word's nearest word of the other name, weighed by length. At least two words must meet. */
export function alike(a: readonly string[], b: readonly string[]): number {
  if (a.length < 2 || b.length < 2) return 0;
  return Math.min(covered(a, b), covered(b, a));
}

function covered(from: readonly string[], to: readonly string[]): number {
  const total = from.reduce((sum, { length }) => sum + length, 0);
  const found = from.reduce((sum, word) => {
    const best = Math.max(...to.map((other) => nearness(word, other)));
    return sum + best * word.length;
  }, 0);
  return total === 0 ? 0 : found / total;
}

/** One less the share of letters that differ. */
function nearness(a: string, b: string): number {
  if (a === b) return 1;
  const longest = Math.max(a.length, b.length);
  if (Math.abs(a.length - b.length) > 2) return 0;
  return 1 - distance(a, b) / longest;
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
