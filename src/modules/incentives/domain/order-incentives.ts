import { addDays, type CivilDate } from "#platform/shared/time/civil-date.ts";
import { type CountedProgram, VALID_DAYS } from "./counted-program.ts";
import type { IncentivePreference } from "./incentive-choices.ts";

/** A program that the buyer says is for them, and the day on which they did. */
export interface IncentiveClaim {
  readonly id: string;
  readonly on: CivilDate;
}

/** A program that counted and does not any longer; told until the buyer chooses again. */
export interface EndedIncentive {
  readonly id: string;
  readonly title: string;
}

/** Programs of a deal, as its order keeps them. */
export interface OrderIncentives {
  /** Every program that may count in it; a lender's offer is priced from these. */
  readonly counted: readonly CountedProgram[];
  /** Ids of those that do. */
  readonly chosen: readonly string[];
  readonly claims: readonly IncentiveClaim[];
  readonly preference: IncentivePreference;
  /** How long the buyer means to keep the loan; left out, to its end. */
  readonly horizonMonths?: number | undefined;
  readonly ended: readonly EndedIncentive[];
}

/** The programs that count in a deal, in the order in which they were found. */
export function chosenPrograms({
  counted,
  chosen,
}: Pick<OrderIncentives, "counted" | "chosen">): CountedProgram[] {
  return counted.filter(({ id }) => chosen.includes(id));
}

/** PROT-07: a claim counts for seven days; then the buyer says it again. */
export function claimStands({ on }: IncentiveClaim, day: CivilDate): boolean {
  return day <= addDays(on, VALID_DAYS);
}
