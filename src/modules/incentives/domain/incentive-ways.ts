import type { CreditTierName } from "#modules/worksheet/domain/settings-schema.ts";
import type { DealWay, OfferedWay } from "#modules/pricing/domain/deal-ways.ts";
import type { ProgramsForAll } from "#modules/pricing/domain/programs-for-all.ts";
import { share } from "#modules/worksheet/domain/figures/fraction.ts";
import type { PlaceRules } from "#modules/worksheet/domain/state-rules/place-rules.ts";
import type { Cents } from "#platform/shared/money.ts";
import type { CivilDate } from "#platform/shared/time/civil-date.ts";
import { type CountedProgram, countedProgram, worksheetIncentive } from "./counted-program.ts";
import { countsByItself, isConditional, isForType } from "./eligible-programs.ts";
import { type IncentiveChoice, incentiveChoices } from "./incentive-choices.ts";
import {
  CLAIMED_KINDS,
  type IncentiveDealType,
  type IncentiveProgram,
  SUPPORT_KINDS,
} from "./incentive-program.ts";

interface WaysAsked {
  readonly type: IncentiveDealType;
  readonly hasTradeIn: boolean;
  readonly day: CivilDate;
  /** The rules of the address; null where nobody knows it. */
  readonly rules: PlaceRules | null;
}

/** What a program is worth in a deal: money off, and the tax on it that the place does not ask either. */
export function worthOf(
  { amountCents, kind }: Pick<CountedProgram, "amountCents" | "kind">,
  { type, rules }: { readonly type: IncentiveDealType; readonly rules: PlaceRules | null },
): Cents {
  const cents = amountCents ?? 0;
  const isTaxed = kind === "retailer" ? false : (rules?.isTaxed.makerRebate ?? true);
  if (rules === null || isTaxed || type === "lease") return cents;
  const localPpm = rules.own.taxPpm === null ? (rules.localPpm ?? rules.fees.localPpm) : 0;
  return cents + share(cents, (rules.own.taxPpm ?? rules.fees.taxPpm) + localPpm);
}

/**
 * The ways to use the programs of a car that nobody has to claim: what everybody gets first, then what a lender or the
 * credit decides. By the rule of checkout, so that a page and a draft of it come to the same cents.
 * @param programs of the car at the address on the day
 */
export function incentiveWays(programs: readonly IncentiveProgram[], asked: WaysAsked): OfferedWay[] {
  const open = programs.filter(
    (program) =>
      !program.isInFeedPrice &&
      isForType(program, asked.type) &&
      !CLAIMED_KINDS.includes(program.kind) &&
      (asked.hasTradeIn || program.kind !== "trade-in-assistance") &&
      !(asked.type === "cash" && (SUPPORT_KINDS.includes(program.kind) || isConditional(program))),
  );
  const found = [
    ...choicesOf(
      open.filter((program) => countsByItself(program, asked.type)),
      asked,
    ),
    ...choicesOf(open, asked),
  ];
  const seen = new Set<string>();
  return found.flatMap((choice) => {
    const way = wayOf(choice, open);
    const key = way.ids.join("|");
    if (seen.has(key)) return [];
    seen.add(key);
    return [way.way];
  });
}

function choicesOf(
  programs: readonly IncentiveProgram[],
  { type, rules, day }: WaysAsked,
): IncentiveChoice[] {
  const counted = programs.map((program) => countedProgram(program, { termMonths: null, day }));
  return incentiveChoices(counted, {
    preference: "best",
    worthOf: (program) => worthOf(program, { type, rules }),
  });
}

function wayOf({ support, cash }: IncentiveChoice, programs: readonly IncentiveProgram[]) {
  const ids = [...(support === null ? [] : [support.id]), ...cash.map(({ id }) => id)];
  const used = programs.filter(({ id }) => ids.includes(id));
  const rated = used.find(({ id }) => id === support?.id);
  const way: OfferedWay = {
    incentives: cash.map(worksheetIncentive),
    support: rated
      ? { id: rated.id, label: rated.title, rates: rated.rates, residualPpm: rated.residualPpm }
      : null,
    titles: [...(support === null ? [] : [support.title]), ...cash.map(({ title }) => title)],
    isSure: !used.some(isConditional),
    lenders: [...new Set(used.flatMap(({ lenders }) => lenders))],
    creditTiers: tiersOf(used),
  };
  return { ids, way };
}

/** Those that every program of the way takes. */
function tiersOf(used: readonly IncentiveProgram[]): CreditTierName[] {
  const [first = [], ...others] = used
    .map(({ creditTiers }) => creditTiers)
    .filter((tiers) => tiers.length > 0);
  return first.filter((tier) => others.every((tiers) => tiers.includes(tier)));
}

/** What a car's row keeps for cards, lists and filters; null for a car that no program reaches by itself. */
export function programsForAll(programs: readonly IncentiveProgram[], day: CivilDate): ProgramsForAll | null {
  const sure = (type: IncentiveDealType): IncentiveProgram[] =>
    programs.filter((program) => program.kind !== "trade-in-assistance" && countsByItself(program, type));
  const financed = sure("finance");
  const bought = sure("cash").filter((program) => financed.includes(program));
  if (financed.length === 0) return null;
  const asked = { hasTradeIn: false, day, rules: null };
  const offOf = (way: DealWay | undefined): Cents =>
    (way?.incentives ?? []).reduce((sum, { amountCents }) => sum + amountCents, 0);
  return {
    offCents: offOf(incentiveWays(bought, { ...asked, type: "cash" })[0]),
    finance: incentiveWays(financed, { ...asked, type: "finance" }).map((way) => ({
      offCents: offOf(way),
      rates: way.support?.rates ?? [],
    })),
  };
}
