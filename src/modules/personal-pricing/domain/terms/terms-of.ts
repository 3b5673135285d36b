import type { CreditFacts } from "#modules/underwriting/domain/evaluation/credit-facts.ts";
import { underwriterOf } from "#modules/underwriting/domain/evaluation/failed-rules.ts";
import type { Standing } from "#modules/underwriting/domain/evaluation/price-loan.ts";
import {
  affordabilityRules,
  largestPayment,
} from "#modules/underwriting/domain/evaluation/rules/affordability-rules.ts";
import { creditRules } from "#modules/underwriting/domain/evaluation/rules/credit-rules.ts";
import { eligibilityRules } from "#modules/underwriting/domain/evaluation/rules/eligibility-rules.ts";
import type { FailedRule } from "#modules/underwriting/domain/failed-rule.ts";
import type { LenderProgram } from "#modules/underwriting/domain/program-settings-schema.ts";
import { percentOfPpm, ppmOfPercent } from "#modules/worksheet/domain/figures/rate.ts";
import type { LoanSheet, ProgramTerms } from "./personal-terms.ts";

/** A lender that cannot do anything for this person, whatever the car. */
export interface RefusedProgram {
  readonly program: LenderProgram;
  /** Every rule that stands in the way. */
  readonly failed: readonly FailedRule[];
}

/** What the retailer's lenders say to one person before any car is chosen. */
interface QualifiedPrograms {
  /** Empty is a decline: by the lenders' rules in `refused`. */
  readonly programs: readonly ProgramTerms[];
  readonly refused: readonly RefusedProgram[];
}

/** The retailer's programs as they stand for one person (`softPullFacts`). One person only. */
export function termsOf(programs: readonly LenderProgram[], credit: CreditFacts): QualifiedPrograms {
  const asked = programs.filter(({ enabled }) => enabled).map((program) => evaluatedFor(program, credit));
  return {
    programs: asked.flatMap(({ terms }) => terms ?? []),
    refused: asked.filter(({ terms }) => terms === null),
  };
}

function evaluatedFor(
  program: LenderProgram,
  credit: CreditFacts,
): RefusedProgram & { readonly terms: ProgramTerms | null } {
  const { standing } = underwriterOf(program, credit);
  const failed = [
    // Whoever lends and leases is evaluated by the loan: no rule about the person is of one of them alone.
    ...eligibilityRules(program, credit, { dealType: program.loan === null ? "lease" : "finance" }),
    ...creditRules(program, credit),
    // Who cannot pay a cent a month can pay for no car.
    ...affordabilityRules(program, credit, { standing, paymentCents: 1 }),
  ];
  const isTaken = failed.length === 0 && standing !== null;
  return { program, failed, terms: isTaken ? programTerms(program, credit, standing) : null };
}

function programTerms(program: LenderProgram, credit: CreditFacts, standing: Standing): ProgramTerms {
  const { loan, limits } = program;
  const { tier } = standing;
  return {
    lenderId: program.id,
    lenderName: program.legalName,
    loan: loan && { ...sheetOf(loan), ...addersFor(loan, standing) },
    lease: program.lease && { sheet: program.lease, addPoints: tier.leaseAddPoints },
    reservePoints: program.reservePoints,
    limits: {
      minimumAmount: limits.minimumAmount,
      minimumFrontAmount: limits.minimumFrontAmount,
      maximumAmount: limits.maximumAmount,
      frontLtvPercent: limits.frontLtvPercent,
      totalLtvPercent: least(limits.totalLtvPercent, tier.maximumTotalLtvPercent),
      basisNew: limits.basisNew,
      basisUsed: limits.basisUsed,
      priceStandsIn: limits.priceStandsIn,
      minimumDownPercent: tier.minimumDownPercent ?? limits.minimumDownPercent,
      minimumDown: limits.minimumDown,
      tradeCountsAsDown: limits.tradeCountsAsDown,
    },
    vehicle: program.vehicle,
    firstPayment: program.firstPayment,
    maximumExtraDownPercent: program.maximumExtraDownPercent,
    maximumPaymentCents: largestPayment(program, credit, standing),
  };
}

type Loan = NonNullable<LenderProgram["loan"]>;

/** The rate sheet without what the score decides. */
function sheetOf(loan: Loan): Omit<LoanSheet, "addPoints" | "adders"> {
  const { adders: _, ...sheet } = loan;
  return sheet;
}

/** Points by grade and score become one number; those that depend on the deal stay. */
function addersFor(loan: Loan, { tier, score, isThin }: Standing): Pick<LoanSheet, "addPoints" | "adders"> {
  const met = loan.adders
    .filter(
      ({ minimumScore, thinFile }) =>
        (minimumScore === null || (score !== null && score >= minimumScore)) && (!thinFile || isThin),
    )
    .map(({ minimumScore: _score, thinFile: _thin, ...rest }) => rest);
  const always = met.filter(({ points: _points, ...conditions }) =>
    Object.values(conditions).every((condition) => condition === null),
  );
  const points = [tier.addPoints, ...always.map((adder) => adder.points)];
  return {
    // Exact: percent has at most four decimals.
    addPoints: percentOfPpm(points.reduce((total, one) => total + ppmOfPercent(one), 0)),
    adders: met.filter((adder) => !always.includes(adder)),
  };
}

function least(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.min(one, other);
}
