import type { Cents } from "#platform/shared/money.ts";

/** What of a program decides with which others it counts. */
export interface Combinable {
  readonly number: string;
  /** What it is worth to the buyer; more is better. */
  readonly worthCents: Cents;
  readonly stackGroup: string | null;
  readonly excludes: readonly string[];
}

/** Of one group one counts; and an exclusion holds both ways, whichever program names it. */
export function canCombine(
  one: Omit<Combinable, "worthCents">,
  other: Omit<Combinable, "worthCents">,
): boolean {
  const isSameGroup = one.stackGroup !== null && one.stackGroup === other.stackGroup;
  return !isSameGroup && !one.excludes.includes(other.number) && !other.excludes.includes(one.number);
}

/**
 * The programs that are worth most together and may lawfully be combined (PROT-05). Exact, also where taking the largest
 * one first would be wrong; of equal combinations the one that is found first, which the order of the list decides.
 */
export function bestCombination<Program extends Combinable>(programs: readonly Program[]): Program[] {
  const useful = programs.filter(({ worthCents }) => worthCents > 0);
  const sorted = useful.toSorted((a, b) => b.worthCents - a.worthCents || (a.number < b.number ? -1 : 1));
  const rivals = sorted.map((one) => sorted.map((other) => one !== other && !canCombine(one, other)));
  const worth = sorted.map(({ worthCents }) => worthCents);
  const chosen = componentsOf(rivals).flatMap((nodes) => bestOf({ rivals, worth }, nodes));
  return chosen.toSorted((a, b) => a - b).flatMap((at) => sorted[at] ?? []);
}

interface Conflicts {
  /** Which may not count together, by place in the list. */
  readonly rivals: readonly (readonly boolean[])[];
  readonly worth: readonly Cents[];
}

/** Programs that conflict with none of the others are decided apart, which keeps the search short. */
function componentsOf(rivals: Conflicts["rivals"]): number[][] {
  const seen = new Set<number>();
  return rivals.flatMap((_, start) => {
    if (seen.has(start)) return [];
    const found = [start];
    seen.add(start);
    for (const node of found)
      for (const [other, isRival] of (rivals[node] ?? []).entries())
        if (isRival && !seen.has(other)) {
          seen.add(other);
          found.push(other);
        }
    return [found.toSorted((a, b) => a - b)];
  });
}

function bestOf(conflicts: Conflicts, nodes: readonly number[]): readonly number[] {
  let best: readonly number[] = [];
  let bestWorth = -1;
  const search = (left: readonly number[], taken: readonly number[], worth: Cents): void => {
    if (worth > bestWorth) [best, bestWorth] = [taken, worth];
    if (left.length === 0 || worth + mostOf(conflicts, left) <= bestWorth) return;
    const node = mostRivals(conflicts, left);
    const others = left.filter((other) => other !== node);
    const { rivals } = conflicts;
    search(
      others.filter((other) => rivals[node]?.[other] !== true),
      [...taken, node],
      worth + (conflicts.worth[node] ?? 0),
    );
    search(others, taken, worth);
  };
  search(nodes, [], 0);
  return best;
}

/** At least what any lawful combination of these is worth: of programs that all exclude each other, the best one counts. */
function mostOf({ rivals, worth }: Conflicts, nodes: readonly number[]): Cents {
  const cliques: number[][] = [];
  let sum = 0;
  // Nodes come with the dearest first, so that the first of a clique is its most.
  for (const node of nodes) {
    const fitting = cliques.find((clique) => clique.every((other) => rivals[node]?.[other] === true));
    if (fitting) fitting.push(node);
    else {
      cliques.push([node]);
      sum += worth[node] ?? 0;
    }
  }
  return sum;
}

/** Deciding the program with the most conflicts leaves the fewest open. */
function mostRivals({ rivals }: Conflicts, left: readonly number[]): number {
  let [node = 0] = left;
  let most = -1;
  for (const one of left) {
    const count = left.filter((other) => rivals[one]?.[other] === true).length;
    if (count > most) [node, most] = [one, count];
  }
  return node;
}
