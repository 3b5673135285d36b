import type { FailedRule } from "../failed-rule.ts";
import type { LenderProgram } from "../program-settings-schema.ts";
import type { CreditFacts } from "./credit-facts.ts";
import type { Deal } from "./deal.ts";
import { ProgramPrices, type PricedDeal } from "./priced-deal.ts";
import { tierOf, type Standing } from "./price-loan.ts";
import { affordabilityRules } from "./rules/affordability-rules.ts";
import { creditRules, decidingScore, hasThinFile } from "./rules/credit-rules.ts";
import { stabilityRules } from "./rules/stability-rules.ts";
import { structureRules } from "./rules/structure-rules.ts";
import { vehicleRules } from "./rules/vehicle-rules.ts";

/** One program looking at one set of people: answers for any deal. */
export interface Underwriter {
  readonly program: LenderProgram;
  readonly credit: CreditFacts;
  /** Null below the last grade: nothing can be priced. */
  readonly standing: Standing | null;
  readonly prices: ProgramPrices | null;
}

export function underwriterOf(program: LenderProgram, credit: CreditFacts): Underwriter {
  const score = decidingScore(program, credit);
  const tier = tierOf(program, score);
  const standing = tier && { tier, score, isThin: hasThinFile(program, credit) };
  return { program, credit, standing, prices: standing && new ProgramPrices(program, standing) };
}

/** All rules that a deal does not meet, and its price where it has one. */
export function underwrite(
  { program, credit, standing, prices }: Underwriter,
  deal: Deal,
): { readonly failed: readonly FailedRule[]; readonly priced: PricedDeal | null } {
  const priced = prices?.price(deal) ?? null;
  const failed = [
    ...creditRules(program, credit),
    ...stabilityRules(program, credit, deal),
    ...vehicleRules(program, deal),
    ...structureRules(program, standing, deal),
    ...affordabilityRules(program, credit, { standing, paymentCents: priced?.paymentCents ?? null }),
  ];
  return { failed, priced };
}

/** Whether the deal is a yes as it is: what a search turns is checked first, and the first failure is enough. */
export function isWorkable({ program, credit, standing, prices }: Underwriter, deal: Deal): boolean {
  if (structureRules(program, standing, deal).length > 0) return false;
  const priced = prices?.price(deal) ?? null;
  if (priced === null) return false;
  const { paymentCents } = priced;
  return (
    affordabilityRules(program, credit, { standing, paymentCents }).length === 0 &&
    stabilityRules(program, credit, deal).length === 0 &&
    vehicleRules(program, deal).length === 0 &&
    creditRules(program, credit).length === 0
  );
}
