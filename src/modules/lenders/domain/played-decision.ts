import type { CreditRequest } from "#modules/underwriting/domain/credit-request.ts";
import type { ReasonCode } from "#modules/credit-bureaus/domain/reason-codes.ts";
import type { LenderProgram } from "#modules/underwriting/domain/program-settings-schema.ts";
import { stipulationOf } from "#modules/underwriting/domain/stipulation.ts";
import { creditFactsOf } from "#modules/underwriting/domain/evaluation/credit-facts.ts";
import { dealOf, withMoreDown } from "#modules/underwriting/domain/evaluation/deal.ts";
import { DECIDED_NOTHING, type Decision } from "#modules/underwriting/domain/decision.ts";
import type { Underwriter } from "#modules/underwriting/domain/evaluation/failed-rules.ts";
import { offerOf } from "#modules/underwriting/domain/evaluation/offer-of.ts";
import { ProgramPrices } from "#modules/underwriting/domain/evaluation/priced-deal.ts";
import type { LenderAnswer } from "./lender-answer.ts";

/** What somebody at the sandbox desk can have a lender say. */
export const PLAYED_OUTCOMES = [
  "approve",
  "stipulate",
  "counter",
  "decline",
  "wait",
  "timeout",
  "error",
] as const;
export type PlayedOutcome = (typeof PLAYED_OUTCOMES)[number];

/** A decision, or that there was none. */
type PlayedDecision = Omit<Decision, "state"> & Pick<LenderAnswer, "state">;

/** A counter-offer of the desk asks for a tenth of the amount more down. */
const COUNTER_SHARE = 10;

/**
 * A decision by hand, for demonstrations: offers carry the lender's own price at its best grade. Null where it has no
 * price for the deal.
 */
export function playedDecision(
  program: LenderProgram,
  request: CreditRequest,
  { outcome, reasons }: { readonly outcome: PlayedOutcome; readonly reasons: readonly ReasonCode[] },
): PlayedDecision | null {
  const codes = reasons.map((code) => ({ code }));
  if (outcome === "decline") return { ...DECIDED_NOTHING, state: "DECLINED", reasons: codes };
  if (outcome === "timeout") return { ...DECIDED_NOTHING, state: "TIMEOUT" };
  if (outcome === "error") return { ...DECIDED_NOTHING, state: "ERROR" };
  if (outcome === "wait") return { ...DECIDED_NOTHING, state: "PENDING", waitingFor: ["MANUAL_REVIEW"] };
  const asked = dealOf(request);
  const more = Math.floor(asked.amountCents / COUNTER_SHARE);
  const deal = outcome === "counter" ? withMoreDown(asked, more) : asked;
  const offer = offerOf(handOf(program, request), deal, asked);
  if (offer === null) return null;
  if (outcome === "counter")
    return { ...DECIDED_NOTHING, state: "COUNTER_OFFER", offers: [offer], reasons: codes };
  if (outcome === "approve")
    return { ...DECIDED_NOTHING, state: "APPROVED", offers: [{ ...offer, stipulations: [] }] };
  const stipulations = [stipulationOf("PROOF_OF_INCOME"), stipulationOf("PROOF_OF_RESIDENCE")];
  return { ...DECIDED_NOTHING, state: "CONDITIONAL", offers: [{ ...offer, stipulations }] };
}

/** The best grade, whoever applies. */
function handOf(program: LenderProgram, request: CreditRequest): Underwriter {
  const [tier] = program.tiers;
  const standing = tier === undefined ? null : { tier, score: tier.minimumScore, isThin: false };
  const credit = creditFactsOf(request, []);
  return { program, credit, standing, prices: standing && new ProgramPrices(program, standing) };
}
