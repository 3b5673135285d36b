import { formatDollarsAndCents, type Cents } from "#platform/shared/money.ts";
import { AppError } from "#platform/shared/app-error.ts";
import type { CreditTierName } from "#modules/worksheet/domain/settings-schema.ts";
import { textOf } from "#modules/tenancy/domain/translate-tenant.ts";
import { tenantText } from "#modules/tenancy/domain/tenant-text.ts";
import { dealProblemKeys } from "../deal-problem-keys.ts";
import { creditTierOf } from "#modules/worksheet/domain/terms/credit-tier.ts";
import { estimateDeal } from "../domain/deal-estimate.ts";
import type { DealInput, FinanceEstimate, NotPossible } from "../domain/deal-input.ts";
import { dealRulesOf } from "#modules/worksheet/domain/terms/deal-rules.ts";
import { financedLimits, type DownPaymentLimits } from "#modules/worksheet/domain/terms/down-payment.ts";
import type { FinancePayment } from "#modules/worksheet/domain/figures/finance-payment.ts";
import type { PricedLine } from "#modules/worksheet/domain/priced-line.ts";
import { pricingMessages } from "../messages.ts";
import { dealPlace } from "./deal-place.ts";
import type { PricingContext } from "./pricing-context.ts";

/** Amounts in cents, as everywhere inside the product. */
interface EstimateInput {
  readonly priceCents: Cents | null;
  readonly condition: "new" | "used" | "certified";
  readonly mileage?: number | null | undefined;
  readonly downPaymentCents?: Cents | undefined;
  readonly termMonths?: number | undefined;
  readonly creditTier?: CreditTierName | undefined;
  /** Decides the tier when no tier is given. */
  readonly creditScore?: number | undefined;
  /** With it, taxes and fees are part of the amount. */
  readonly zip?: string | undefined;
  readonly incentivesCents?: Cents | undefined;
  readonly deliveryFeeCents?: Cents | undefined;
  readonly protectionCents?: Cents | undefined;
  readonly tradeValueCents?: Cents | undefined;
  readonly tradeEquityCents?: Cents | undefined;
}

export type Estimate =
  | (FinancePayment & {
      readonly kind: "estimated";
      /** Percent a year. */
      readonly apr: number;
      readonly creditTier: CreditTierName;
      readonly downPaymentLimits: DownPaymentLimits;
      readonly feeLines: readonly PricedLine[];
      readonly includesTaxesAndFees: boolean;
    })
  | {
      readonly kind: "not-possible";
      readonly problems: readonly { readonly code: string; readonly message: string }[];
    };

/**
 * CALC-02, B-1: an anonymous finance estimate from the retailer's defaults and what the shopper changed: the
 * finance deal of `estimateDeal`, in the words of its older call, which knows a score and an equity of its own.
 * A deal that cannot be financed is an answer with its reasons, not an error.
 * @throws AppError invalid `pricing.termNotOffered`, and what `quoteFees` throws
 */
export async function estimatePayment(ctx: PricingContext, input: EstimateInput): Promise<Estimate> {
  const rules = dealRulesOf(ctx.tenant.config);
  if (input.termMonths !== undefined && !rules.financeTerms.includes(input.termMonths))
    throw termNotOffered(ctx);
  const creditTier = tierOf(ctx, input);
  if (creditTier === null) {
    const message = tenantText(ctx.tenant, pricingMessages, "pricing.scoreBelowTiers");
    return { kind: "not-possible", problems: [{ code: "score-below-tiers", message }] };
  }
  const asked = dealOf(input, creditTier);
  const place = await dealPlace(ctx, { ...asked, zip: input.zip });
  const deal = estimateDeal(rules, { ...asked, place }, textOf(ctx.tenant));
  switch (deal.kind) {
    case "finance":
      return estimated(deal, input.zip);
    case "not-possible":
      return notPossible(ctx, deal, input.priceCents ?? 0);
    default:
      throw new Error(`A finance deal was answered as ${deal.kind}.`);
  }
}

function dealOf(input: EstimateInput, creditTier: CreditTierName): Omit<DealInput, "place"> {
  const { priceCents, condition, mileage = null, incentivesCents = 0 } = input;
  const { downPaymentCents, termMonths, protectionCents, tradeValueCents = 0, tradeEquityCents = 0 } = input;
  return {
    vehicle: { priceCents, condition, mileage, incentivesCents, msrpCents: null },
    choices: {
      type: "finance",
      downPaymentCents,
      termMonths,
      creditTier,
      protectionCents,
      // The value decides the tax, the equity what is owed; the loan is whatever lies between.
      tradeValueCents,
      tradeOwedCents: tradeValueCents - tradeEquityCents,
    },
    delivery: { feeCents: input.deliveryFeeCents ?? 0, derivation: "" },
  };
}

function tierOf(ctx: PricingContext, input: EstimateInput): CreditTierName | null {
  const { payment } = ctx.tenant.config;
  if (input.creditTier !== undefined) return input.creditTier;
  if (input.creditScore === undefined) return payment.creditTierDefault;
  return creditTierOf(payment.creditTiers, input.creditScore)?.name ?? null;
}

const FEES: readonly PricedLine["code"][] = ["tax", "title", "registration", "docFee"];

function estimated(deal: FinanceEstimate, zip: string | undefined): Estimate {
  const { lines, totalCents: _total, worksheet: _sheet, limits, ...payment } = deal;
  return {
    ...payment,
    kind: "estimated",
    downPaymentLimits: limits,
    feeLines: lines.filter(({ code }) => FEES.includes(code)),
    includesTaxesAndFees: zip !== undefined,
  };
}

function notPossible(ctx: PricingContext, { problems, limits }: NotPossible, priceCents: Cents): Estimate {
  const needsMore = problems.includes("down-payment-below-loan-limit");
  const least = financedLimits(ctx.tenant.config.payment, priceCents).minimumCents;
  const params = {
    minimum: formatDollarsAndCents(needsMore ? (limits?.minimumCents ?? 0) : least),
    maximum: formatDollarsAndCents(limits?.maximumCents ?? 0),
  };
  return {
    kind: "not-possible",
    problems: problems.map((code) => ({
      code,
      message: tenantText(ctx.tenant, pricingMessages, dealProblemKeys[code], params),
    })),
  };
}

function termNotOffered(ctx: PricingContext): AppError {
  const message = tenantText(ctx.tenant, pricingMessages, "pricing.termNotOffered");
  return new AppError("invalid", {
    code: "pricing.termNotOffered",
    message,
    fields: { termMonths: message },
  });
}
