import { rateForTerm } from "#modules/worksheet/domain/terms/rate-by-term.ts";
import type { Ppm } from "#modules/worksheet/domain/figures/rate.ts";
import type { WorksheetIncentive, WorksheetSupport } from "#modules/worksheet/domain/worksheet-input.ts";
import { addDays, type CivilDate } from "#platform/shared/time/civil-date.ts";
import { countsInDeal, type IncentiveDeal, isConditional } from "./eligible-programs.ts";
import { type IncentiveProgram, SUPPORT_KINDS } from "./incentive-program.ts";

/** PROT-07. */
export const VALID_DAYS = 7;

/** A program that may count in one deal, as the deal keeps it. */
export interface CountedProgram extends Pick<
  IncentiveProgram,
  | "id"
  | "number"
  | "kind"
  | "title"
  | "amountCents"
  | "appliedAs"
  | "lenders"
  | "stackGroup"
  | "excludes"
  | "proof"
> {
  /** The rate for the term of the deal. */
  readonly ratePpm: Ppm | null;
  readonly residualPpm: Ppm | null;
  /** A lender or a tier of credit decides whether the buyer gets it; absent in deals from before. */
  readonly isConditional?: boolean | undefined;
  /** Last day on which it counts: of the program, and seven days after it was shown or claimed (PROT-07). */
  readonly until: CivilDate;
}

/** The programs of a car that count in a deal, with how long. @param day of the deal, where the car is sold */
export function countedPrograms(
  programs: readonly IncentiveProgram[],
  { deal, day }: { readonly deal: IncentiveDeal; readonly day: CivilDate },
): CountedProgram[] {
  const found = programs.filter((program) => countsInDeal(program, deal));
  return found.map((program) => countedProgram(program, { termMonths: deal.termMonths, day }));
}

/** A program as a deal of a term keeps it. */
export function countedProgram(
  program: IncentiveProgram,
  { termMonths, day }: { readonly termMonths: number | null; readonly day: CivilDate },
): CountedProgram {
  return {
    id: program.id,
    number: program.number,
    kind: program.kind,
    title: program.title,
    amountCents: program.amountCents,
    appliedAs: program.appliedAs,
    lenders: program.lenders,
    stackGroup: program.stackGroup,
    excludes: program.excludes,
    proof: program.proof,
    ratePpm: rateForTerm(program.rates, termMonths),
    residualPpm: program.residualPpm,
    ...(isConditional(program) && { isConditional: true }),
    until: validUntil(program, day),
  };
}

/** PROT-07: seven days, but never beyond the program's own last day. */
export function validUntil({ to }: Pick<IncentiveProgram, "to">, shownOn: CivilDate): CivilDate {
  const last = addDays(shownOn, VALID_DAYS);
  return to < last ? to : last;
}

export const isSupport = ({ kind }: Pick<CountedProgram, "kind">): boolean => SUPPORT_KINDS.includes(kind);

/** A program that pays money, as a deal counts it. */
export function worksheetIncentive({
  id,
  title,
  kind,
  amountCents,
  appliedAs,
}: CountedProgram): WorksheetIncentive {
  return {
    id,
    label: title,
    amountCents: amountCents ?? 0,
    appliedAs: appliedAs === "rate" ? "price" : appliedAs,
    from: kind === "retailer" ? "dealer" : "maker",
  };
}

export function worksheetSupport({ id, title, ratePpm, residualPpm }: CountedProgram): WorksheetSupport {
  return {
    id,
    label: title,
    ...(ratePpm !== null && { ratePpm }),
    ...(residualPpm !== null && { residualPpm }),
  };
}
