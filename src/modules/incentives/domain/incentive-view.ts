import { percentOfPpm } from "#modules/worksheet/domain/figures/rate.ts";
import type { Cents } from "#platform/shared/money.ts";
import type { CivilDate } from "#platform/shared/time/civil-date.ts";
import { canCombine } from "./best-combination.ts";
import { validUntil } from "./counted-program.ts";
import { CLAIMED_KINDS, type IncentiveKind, type IncentiveProgram } from "./incentive-program.ts";

/** A program of a car as shoppers read it (PROT-06). */
export interface IncentiveView {
  readonly id: string;
  readonly title: string;
  readonly kind: IncentiveKind;
  /** Null for special rates. */
  readonly amountCents: Cents | null;
  /** Percent a year for loans of at most so many months. */
  readonly rates: readonly { readonly months: number; readonly apr: number }[];
  readonly from: CivilDate;
  readonly to: CivilDate;
  /** Seven days from today, or the last day of the program (PROT-07). */
  readonly until: CivilDate;
  readonly dealTypes: IncentiveProgram["dealTypes"];
  readonly lenders: readonly string[];
  /** The buyer has to say that it is for them. */
  readonly needsClaim: boolean;
  readonly proof: string | null;
  /** Part of the price already. */
  readonly isInPrice: boolean;
  /** Titles of those of this list that cannot be combined with it. */
  readonly notWith: readonly string[];
}

/** GET /public/incentives (PROT-05, PROT-06). */
export interface IncentivesView {
  readonly count: number;
  readonly programs: readonly IncentiveView[];
}

/** @param day today, where the car is sold */
export function incentiveViews(programs: readonly IncentiveProgram[], day: CivilDate): IncentivesView {
  return { count: programs.length, programs: programs.map((program) => viewOf(program, { programs, day })) };
}

function viewOf(
  program: IncentiveProgram,
  { programs, day }: { readonly programs: readonly IncentiveProgram[]; readonly day: CivilDate },
): IncentiveView {
  const rivals = programs.filter((other) => other.id !== program.id && !canCombine(program, other));
  return {
    id: program.id,
    title: program.title,
    kind: program.kind,
    amountCents: program.amountCents,
    rates: program.kind === "special-apr" ? program.rates.map(toApr) : [],
    from: program.from,
    to: program.to,
    until: validUntil(program, day),
    dealTypes: program.dealTypes,
    lenders: program.lenders,
    needsClaim: CLAIMED_KINDS.includes(program.kind),
    proof: program.proof,
    isInPrice: program.isInFeedPrice,
    notWith: rivals.map(({ title }) => title),
  };
}

function toApr({ months, ratePpm }: IncentiveProgram["rates"][number]): IncentiveView["rates"][number] {
  return { months, apr: percentOfPpm(ratePpm) };
}
