import { centsOf, ppmOfPercent } from "#modules/worksheet/domain/figures/rate.ts";
import type { Cents } from "#platform/shared/money.ts";
import { stipulationOf, type Stipulation, type StipulationCode } from "../stipulation.ts";
import type { LenderProgram } from "../program-settings-schema.ts";
import type { CreditFacts } from "./credit-facts.ts";
import type { Deal } from "./deal.ts";

type Row = LenderProgram["stipulations"][number];

interface Offered {
  readonly credit: CreditFacts;
  readonly score: number | null;
  readonly deal: Deal;
  readonly paymentCents: Cents;
}

/** What is to be shown before funding: the program's own rules, then what alerts on a file demand. */
export function stipulationsOf({ stipulations }: LenderProgram, offered: Offered): readonly Stipulation[] {
  const own = stipulations.filter((row) => isAsked(row, offered)).map(({ code }) => code);
  const alerts = offered.credit.people.flatMap(({ report }) => report?.alerts ?? []);
  const cleared: StipulationCode[] = [
    ...(alerts.includes("ADDRESS_MISMATCH") ? (["PROOF_OF_RESIDENCE"] as const) : []),
    ...(alerts.includes("FRAUD_ALERT") ? (["PROOF_OF_IDENTITY", "PROOF_OF_PHONE"] as const) : []),
  ];
  return [...new Set([...own, ...cleared])].map((code) => stipulationOf(code));
}

function isAsked(row: Row, { credit, score, deal, paymentCents }: Offered): boolean {
  const { belowScore, aboveAmount, abovePtiPercent, selfEmployed, withPayoff } = row;
  const isAlways =
    belowScore === null && aboveAmount === null && abovePtiPercent === null && !selfEmployed && !withPayoff;
  return (
    isAlways ||
    (belowScore !== null && (score === null || score < belowScore)) ||
    (aboveAmount !== null && deal.amountCents > centsOf(aboveAmount)) ||
    (abovePtiPercent !== null &&
      paymentCents * 1_000_000 > ppmOfPercent(abovePtiPercent) * credit.monthlyIncomeCents) ||
    (selfEmployed && credit.people.some(({ status }) => status === "SELF_EMPLOYED")) ||
    (withPayoff && deal.tradeEquityCents < 0)
  );
}
