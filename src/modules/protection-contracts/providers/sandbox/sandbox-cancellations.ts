import { DAY_MS } from "#platform/shared/time/durations.ts";
import { planRefund, type PlanRefund } from "#modules/protection/domain/refund/plan-refund.ts";
import type {
  CancellationQuote,
  CancellationRequest,
  RatingContext,
  RatingProblem,
  RatingRefusalCode,
} from "../rating-port.ts";
import { lockSandboxContract } from "./sandbox-contracts.ts";
import { downProblem, refused } from "./sandbox-rates.ts";
import type { SandboxContractTerms } from "./sandbox-tables.ts";

/** Figures hold for so long. */
const QUOTE_MS = DAY_MS;

const WHY: Readonly<Record<Extract<PlanRefund, { kind: "not-possible" }>["why"], RatingRefusalCode>> = {
  "before-start": "date-before-sale",
  "miles-below-start": "mileage-below-sale",
  ended: "plan-ended",
};

/** PROT-08 with the claims that this administrator paid. */
export async function quoteCancellation(
  ctx: RatingContext,
  asked: CancellationRequest,
): Promise<({ readonly kind: "quote" } & CancellationQuote) | RatingProblem> {
  const down = await downProblem(ctx);
  if (down !== null) return down;
  return ctx.db.transaction(async (trx) => {
    const found = await lockSandboxContract(trx, ctx, asked.contractNumber);
    if (found === undefined) return refused("contract-not-found");
    if (found.state === "canceled") return refused("already-canceled");
    if (found.state !== "in-force") return refused("wrong-contract-state");
    const refund = planRefund(found.terms, {
      onDate: asked.on,
      miles: asked.odometerMiles,
      claimsPaidCents: found.paid_claims_cents,
    });
    if (refund.kind === "not-possible") return refused(WHY[refund.why]);
    const expiresAt = new Date(ctx.clock.now().getTime() + QUOTE_MS);
    const quote: CancellationQuote = {
      quoteId: ctx.ids.next("pcq"),
      expiresAt: expiresAt.toISOString(),
      ...figuresOf(found.terms, refund),
    };
    await trx
      .insertInto("sandbox_protection_quote")
      .values({
        tenant_id: ctx.tenantId,
        quote_id: quote.quoteId,
        contract_number: asked.contractNumber,
        figures: JSON.stringify(quote),
        expires_at: expiresAt,
      })
      .execute();
    return { kind: "quote", ...quote };
  });
}

function figuresOf(
  { dealerCostCents, priceCents }: SandboxContractTerms,
  { refundCents, claimsCents, feeCents, isFull }: Extract<PlanRefund, { kind: "refund" }>,
): Omit<CancellationQuote, "quoteId" | "expiresAt"> {
  // The administrator gives back its share of what was paid, the retailer its markup.
  const administratorPartCents =
    priceCents === 0 ? 0 : Math.min(refundCents, Math.round((refundCents * dealerCostCents) / priceCents));
  const basis = refundCents === 0 ? "nothing-left" : isFull ? "free-look" : "pro-rata";
  return {
    paidClaimsCents: claimsCents,
    feeCents,
    refundCents,
    administratorPartCents,
    retailerPartCents: refundCents - administratorPartCents,
    basis,
  };
}

/** Ends a contract by a quote; the same quote again gets the same number. */
export async function cancelByQuote(
  ctx: RatingContext,
  { contractNumber, quoteId }: { readonly contractNumber: string; readonly quoteId: string },
): Promise<{ readonly kind: "canceled"; readonly cancellationNumber: string } | RatingProblem> {
  const down = await downProblem(ctx);
  if (down !== null) return down;
  return ctx.db.transaction(async (trx) => {
    const found = await lockSandboxContract(trx, ctx, contractNumber);
    if (found === undefined) return refused("contract-not-found");
    if (found.cancellation?.quoteId === quoteId)
      return { kind: "canceled", cancellationNumber: found.cancellation.number };
    if (found.state === "canceled") return refused("already-canceled");
    if (found.state !== "in-force") return refused("wrong-contract-state");
    const quote = await trx
      .selectFrom("sandbox_protection_quote")
      .select("quote_id")
      .where("tenant_id", "=", ctx.tenantId)
      .where("quote_id", "=", quoteId)
      .where("contract_number", "=", contractNumber)
      .where("expires_at", ">", ctx.clock.now())
      .executeTakeFirst();
    if (quote === undefined) return refused("quote-gone");
    const cancellationNumber = `CXL-${ctx.ids.random(8)}`;
    await trx
      .updateTable("sandbox_protection_contract")
      .set({ state: "canceled", cancellation: JSON.stringify({ number: cancellationNumber, quoteId }) })
      .where("tenant_id", "=", ctx.tenantId)
      .where("contract_number", "=", contractNumber)
      .execute();
    return { kind: "canceled", cancellationNumber };
  });
}
