import { formatDollarsAndCents, type Cents } from "#platform/shared/money.ts";
import { AppError } from "#platform/shared/app-error.ts";
import type { CreditTierName } from "#modules/tenancy/domain/config/payment-schema.ts";
import { textOf } from "#modules/tenancy/domain/speak.ts";
import { tenantText } from "#modules/tenancy/domain/tenant-text.ts";
import { aprForTier } from "../domain/apr-for-tier.ts";
import { creditTierOf } from "../domain/credit-tier.ts";
import {
  financeDownPaymentLimits,
  financeProblems,
  type DownPaymentLimits,
  type FinanceProblem,
} from "../domain/down-payment.ts";
import { financePayment, type FinancePayment } from "../domain/finance-payment.ts";
import { centsOf, percentOfPpm } from "../domain/rate.ts";
import type { PricedLine } from "../domain/priced-line.ts";
import { pricingMessages, type PricingMessageKey } from "../messages.ts";
import type { PricingContext } from "./pricing-context.ts";
import { quoteFees } from "./quote-fees.ts";

/** Amounts in cents, as everywhere inside the product. */
export interface EstimateInput {
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
 * CALC-02, B-1: an anonymous finance estimate from the retailer's defaults and what the shopper changed.
 * A deal that cannot be financed is an answer with its reasons, not an error.
 * @throws AppError invalid `pricing.termNotOffered`, and what `quoteFees` throws
 */
export async function estimatePayment(ctx: PricingContext, input: EstimateInput): Promise<Estimate> {
  const { payment, contentSettings } = ctx.tenant.config;
  const termMonths = input.termMonths ?? contentSettings.consumerSiteDefaultCreditTerm;
  if (!payment.financeTerms.includes(termMonths)) throw termNotOffered(ctx);
  const creditTier = tierOf(ctx, input);
  if (creditTier === null) return notPossible(ctx, [["score-below-tiers", "pricing.scoreBelowTiers"]]);
  const feeLines = await feesOf(ctx, input);
  const deal = dealOf(
    input,
    feeLines.reduce((sum, line) => sum + line.amountCents, 0),
  );
  const downPaymentCents = input.downPaymentCents ?? centsOf(payment.defaultDownPaymentAmount);
  const owedCents = deal.owedBeforeEquityCents;
  const problems = financeProblems(payment, {
    priceCents: input.priceCents,
    mileage: input.mileage ?? null,
    owedCents,
    tradeEquityCents: deal.tradeEquityCents,
    downPaymentCents,
  });
  const limits = financeDownPaymentLimits(payment, owedCents - deal.tradeEquityCents);
  if (problems.length > 0 || limits === null)
    return notPossible(
      ctx,
      problems.map((problem) => [problem, MESSAGES[problem]]),
      limits,
    );
  const aprPpm = aprForTier(payment, { tier: creditTier, termMonths, condition: input.condition });
  return {
    kind: "estimated",
    ...financePayment({ ...deal, downPaymentCents, aprPpm, termMonths }, textOf(ctx.tenant)),
    apr: percentOfPpm(aprPpm),
    creditTier,
    downPaymentLimits: limits,
    feeLines,
    includesTaxesAndFees: input.zip !== undefined,
  };
}

const MESSAGES: Readonly<Record<FinanceProblem, PricingMessageKey>> = {
  "price-missing": "pricing.noPrice",
  "mileage-too-high": "pricing.mileageTooHigh",
  "equity-exceeds-price": "pricing.equityExceedsPrice",
  "down-payment-too-high": "pricing.downPaymentTooHigh",
  "below-minimum-financed": "pricing.belowMinimumFinanced",
};

function tierOf(ctx: PricingContext, input: EstimateInput): CreditTierName | null {
  const { payment } = ctx.tenant.config;
  if (input.creditTier !== undefined) return input.creditTier;
  if (input.creditScore === undefined) return payment.creditTierDefault;
  return creditTierOf(payment.creditTiers, input.creditScore)?.name ?? null;
}

async function feesOf(ctx: PricingContext, input: EstimateInput): Promise<readonly PricedLine[]> {
  if (input.zip === undefined || input.priceCents === null) return [];
  const { priceCents, condition, zip, tradeValueCents } = input;
  return (await quoteFees(ctx, { zip, priceCents, condition, tradeValueCents })).lines;
}

function dealOf(input: EstimateInput, taxesAndFeesCents: Cents) {
  const deal = {
    priceCents: input.priceCents ?? 0,
    taxesAndFeesCents,
    deliveryFeeCents: input.deliveryFeeCents ?? 0,
    protectionCents: input.protectionCents ?? 0,
    incentivesCents: input.incentivesCents ?? 0,
    tradeEquityCents: input.tradeEquityCents ?? 0,
  };
  const owedBeforeEquityCents =
    deal.priceCents +
    deal.taxesAndFeesCents +
    deal.deliveryFeeCents +
    deal.protectionCents -
    deal.incentivesCents;
  return { ...deal, owedBeforeEquityCents };
}

function notPossible(
  ctx: PricingContext,
  ...[problems, limits]: [readonly (readonly [string, PricingMessageKey])[], (DownPaymentLimits | null)?]
): Estimate {
  const params = {
    minimum: formatDollarsAndCents(centsOf(ctx.tenant.config.payment.minimumFinancedAmount)),
    maximum: formatDollarsAndCents(limits?.maximumCents ?? 0),
  };
  return {
    kind: "not-possible",
    problems: problems.map(([code, key]) => ({
      code,
      message: tenantText(ctx.tenant, pricingMessages, key, params),
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
