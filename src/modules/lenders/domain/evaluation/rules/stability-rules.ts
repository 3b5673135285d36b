import { centsOf } from "#modules/worksheet/domain/figures/rate.ts";
import type { FailedRule } from "../../failed-rule.ts";
import type { LenderProgram } from "../../settings-schema.ts";
import type { CreditFacts } from "../credit-facts.ts";
import type { Deal } from "../deal.ts";
import { failsAbove, failsBelow, failsIf } from "./fails-if.ts";

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
