import type { Ppm } from "#modules/worksheet/domain/figures/rate.ts";
import type { Cents } from "#platform/shared/money.ts";
import { bestCombination, canCombine } from "./best-combination.ts";
import { type CountedProgram, isSupport } from "./counted-program.ts";

/** One lawful way to use programs: at most one rate, and the money that goes with it. */
export interface IncentiveChoice {
  readonly support: CountedProgram | null;
  readonly cash: readonly CountedProgram[];
}

/**
 * What a buyer would rather have: the cheapest of what everybody gets, whatever costs least if the lender agrees, money, or
 * the special rate.
 */
export const INCENTIVE_PREFERENCES = ["sure", "best", "cash", "rate"] as const;
export type IncentivePreference = (typeof INCENTIVE_PREFERENCES)[number];

interface ChoicesInput {
  readonly preference: IncentivePreference;
  /** What a program is worth to the buyer in this deal, with the tax that it saves. */
  readonly worthOf: (program: CountedProgram) => Cents;
  /** Once a lender's offer is on the table; before, any of a program's lenders may be the one. */
  readonly lender?: { readonly id: string; readonly name: string; readonly ratePpm: Ppm } | undefined;
}

/**
 * The lawful ways to use the programs of a deal: without a special rate first, then with each one, each with the most money
 * that goes with it (PROT-05). An offer that gives a program's rate uses the program, so that the money it excludes does not
 * count; one that does not, leaves the money free.
 */
export function incentiveChoices(counted: readonly CountedProgram[], input: ChoicesInput): IncentiveChoice[] {
  const { lender } = input;
  const isSure = lender === undefined && input.preference === "sure";
  const open = counted.filter((program) =>
    lender === undefined ? !(isSure && program.isConditional) : isWith(program.lenders, lender),
  );
  const supports = open.filter((program) => isSupport(program));
  const cash = open.filter((program) => !isSupport(program));
  const best = (support: CountedProgram | null): IncentiveChoice => {
    const free = cash.filter((one) => support === null || canCombine(one, support));
    const worth = free.map((program) => ({ ...program, worthCents: input.worthOf(program) }));
    const chosen = new Set(bestCombination(worth).map(({ id }) => id));
    return { support, cash: free.filter(({ id }) => chosen.has(id)) };
  };
  if (lender !== undefined) {
    const given = supports.find(({ ratePpm }) => ratePpm !== null && lender.ratePpm <= ratePpm);
    return [best(given ?? null)];
  }
  const wanted = supports.length === 0 ? "cash" : input.preference;
  return [
    ...(wanted === "rate" ? [] : [best(null)]),
    ...(wanted === "cash" ? [] : supports.map((support) => best(support))),
  ];
}

function isWith(
  lenders: readonly string[],
  { id, name }: { readonly id: string; readonly name: string },
): boolean {
  return lenders.length === 0 || lenders.includes(id) || lenders.includes(name);
}

/** Of ways that were priced, the cheapest; of equal ones the first, which has no special rate. */
export function cheapest<Priced extends { readonly costCents: Cents }>(
  ways: readonly Priced[],
): Priced | undefined {
  return ways.reduce<Priced | undefined>(
    (best, way) => (best === undefined || way.costCents < best.costCents ? way : best),
    undefined,
  );
}
