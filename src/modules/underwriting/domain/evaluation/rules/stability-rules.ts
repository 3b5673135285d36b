import { english } from "#platform/shared/texts/text.ts";
import { centsOf } from "#modules/worksheet/domain/figures/rate.ts";
import type { Failed } from "../../failed.ts";
import type { Rules } from "../../rule.ts";
import type { LenderProgram } from "../../program-settings-schema.ts";
import type { CreditFacts } from "../credit-facts.ts";
import type { Deal } from "../deal.ts";
import { failsAbove, failsBelow, failsIf } from "./fails-if.ts";

export const STABILITY_RULES = {
  EMPLOYMENT_TOO_SHORT: {
    text: english("This lender requires at least {limit} at your current job."),
    reason: "EMPLOYMENT_LENGTH",
    about: "people-and-deal",
  },
  EMPLOYMENT_STATUS_NOT_TAKEN: {
    text: english("This lender doesn't accept this type of employment."),
    reason: "EMPLOYMENT_TEMPORARY",
    about: "people",
  },
  RESIDENCE_TOO_SHORT: {
    text: english("This lender requires at least {limit} at your current address."),
    reason: "RESIDENCE_LENGTH",
    about: "people",
  },
  TOO_MANY_JOBS: {
    text: english("This lender allows at most {limit} jobs in one year."),
    reason: "EMPLOYMENT_LENGTH",
    about: "people",
  },
} as const satisfies Rules;

type FailedRule = Failed<keyof typeof STABILITY_RULES>;

/** Statuses that have no job whose length could be asked for. */
const WITHOUT_JOB = new Set(["RETIRED", "STUDENT", "UNEMPLOYED", "OTHER"]);

/** How long the primary applicant has worked and lived somewhere. */
export function stabilityRules({ stability }: LenderProgram, credit: CreditFacts, deal: Deal): FailedRule[] {
  const [person] = credit.people;
  if (person === undefined) return [];
  const { monthsAtAddress, maximumJobsInYear, refusedStatuses } = stability;
  return [
    ...failsIf(
      refusedStatuses.some((status) => status === person.status),
      "EMPLOYMENT_STATUS_NOT_TAKEN",
      {
        values: { status: person.status },
      },
    ),
    ...(WITHOUT_JOB.has(person.status)
      ? []
      : failsBelow("EMPLOYMENT_TOO_SHORT", {
          actual: person.monthsOnJob,
          limit: monthsOnJobFor(stability, deal),
          unit: "months",
        })),
    ...failsBelow("RESIDENCE_TOO_SHORT", {
      actual: person.monthsAtAddress,
      limit: monthsAtAddress,
      unit: "months",
    }),
    ...(maximumJobsInYear === null
      ? []
      : failsAbove("TOO_MANY_JOBS", { actual: person.jobsInYear, limit: maximumJobsInYear, unit: "count" })),
  ];
}

function monthsOnJobFor({ monthsOnJob }: LenderProgram["stability"], { amountCents }: Deal): number {
  const row = monthsOnJob.find(({ upToAmount }) => amountCents <= centsOf(upToAmount)) ?? monthsOnJob.at(-1);
  return row?.months ?? 0;
}
