import type { DealChoices } from "#modules/orders/domain/deal-choices-schema.ts";
import type {
  AppliedPromo,
  DealType,
  DeliveryOption,
  OrderSnapshot,
  PriceLine,
} from "#modules/orders/domain/order.ts";
import { estimateDeal } from "#modules/pricing/domain/deal-estimate.ts";
import type { DealInput, NotPossible } from "#modules/pricing/domain/deal-input.ts";
import { dealRulesOf } from "#modules/pricing/domain/deal-rules.ts";
import { deliveryFee } from "#modules/pricing/domain/delivery-fee.ts";
import { clampDownPayment } from "#modules/pricing/domain/down-payment.ts";
import type { LeaseOfferTerms } from "#modules/pricing/domain/leases/lease-offer-terms.ts";
import type { LoanTerms } from "#modules/pricing/domain/loans/loan-terms.ts";
import { centsOf } from "#modules/pricing/domain/rate.ts";
import { salesTaxPpm, taxesAndFees } from "#modules/pricing/domain/taxes-and-fees.ts";
import type { Cents } from "#platform/shared/money.ts";
import { english, fillText } from "#platform/shared/texts/text.ts";
import { checkoutMessages } from "../../messages.ts";
import type { CheckoutContext } from "../checkout-context.ts";
import { fieldError, outOfRange } from "../checkout-errors.ts";
import type { NoQuote } from "../../domain/no-quote.ts";
import { rulesOfOffer } from "./rules-of-offer.ts";
import { termsOf } from "./estimate-terms.ts";
import type { VehicleForSale } from "#modules/inventory/server/vehicles-for-sale.ts";

/** Pricing's word for each type. */
const TYPES = { Cash: "cash", Finance: "finance", Lease: "lease" } as const;

interface DealQuoteInput {
  readonly forSale: VehicleForSale & { readonly priceCents: Cents };
  readonly dealType: DealType;
  readonly choices: DealChoices;
  readonly promo: AppliedPromo | undefined;
  /** A lender's offer; undefined for the retailer's own estimate. */
  readonly offer?: LoanTerms | LeaseOfferTerms | undefined;
  /** Where the buyer registers the car. */
  readonly state: string;
  readonly zipCode: string;
  readonly option: DeliveryOption;
  /** From the rooftop to the buyer; null for pickup. */
  readonly miles: number | null;
}

/** The amounts of a draft, as its snapshot keeps them. */
interface DealQuote extends Pick<OrderSnapshot, "lines" | "amountDueCents" | "terms" | "worksheet"> {
  readonly kind: "quoted";
  /** Smallest and largest amount for the down payment; null for cash. */
  readonly limits: NotPossible["limits"];
}

/**
 * What a draft costs, one way or another, line by line, by the function that the calculator runs (B-1, B-3, B-6, B-8).
 * A down payment that is impossible for this car and address is moved to the nearest possible one, unless the buyer
 * chooses it right now (`isExact`).
 * @throws AppError invalid `zip.unsupported` (MSG-35), `delivery.outOfRange` (MSG-34)
 */
export function dealQuote(
  ctx: CheckoutContext,
  input: DealQuoteInput,
  { isExact = false }: { readonly isExact?: boolean | undefined } = {},
): DealQuote | NoQuote {
  const { choices } = input;
  const asked = quoteOnce(ctx, input);
  if (asked.kind === "quoted" || asked.limits === null) return asked;
  if (isExact && choices.downPaymentCents !== undefined) return asked;
  const wish = choices.downPaymentCents ?? centsOf(ctx.tenant.config.payment.defaultDownPaymentAmount);
  const downPaymentCents = clampDownPayment(wish, asked.limits);
  return quoteOnce(ctx, { ...input, choices: { ...choices, downPaymentCents } });
}

function quoteOnce(ctx: CheckoutContext, input: DealQuoteInput): DealQuote | NoQuote {
  const own = dealRulesOf(ctx.tenant.config);
  const rules = input.offer === undefined ? own : rulesOfOffer(own, input.offer);
  if (rules === undefined) return { kind: "not-possible", problems: ["term-not-offered"], limits: null };
  const deal = dealInput(ctx, input);
  const estimate = estimateDeal(rules, deal);
  if (estimate.kind === "not-possible")
    return { kind: "not-possible", problems: estimate.problems, limits: estimate.limits };
  const terms = termsOf(rules, deal, { estimate, offer: input.offer });
  return {
    kind: "quoted",
    lines: estimate.lines.flatMap((line) => toOrderLines(line, input)),
    amountDueCents: estimate.kind === "cash" ? estimate.amountDueCents : estimate.dueAtSigningCents,
    ...(terms && { terms }),
    limits: estimate.kind === "cash" ? null : estimate.limits,
  };
}

function dealInput(ctx: CheckoutContext, input: DealQuoteInput): DealInput {
  const { forSale, state, promo, choices } = input;
  const { payment } = ctx.tenant.config;
  const { condition, mileage, make } = forSale.vehicle;
  const onDate = ctx.clock.now().toISOString().slice(0, 10);
  const promoCents = promo?.amountCents ?? 0;
  const taxes = taxesAndFees(payment, {
    state,
    priceCents: forSale.priceCents - promoCents,
    condition,
    tradeValueCents: 0,
    onDate,
  });
  if (!taxes) throw fieldError("zip.unsupported", "zipCode", checkoutMessages["checkout.zipUnsupported"]);
  return {
    vehicle: {
      priceCents: forSale.priceCents,
      msrpCents: forSale.msrpCents,
      incentivesCents: forSale.incentivesCents + promoCents,
      condition,
      mileage,
      make,
      dealershipId: forSale.rooftop.id,
    },
    choices: {
      type: TYPES[input.dealType],
      downPaymentCents: choices.downPaymentCents,
      termMonths: choices.termMonths,
      annualMiles: choices.annualMiles,
      creditTier: choices.creditTier,
    },
    place: { feeLines: taxes.lines, salesTaxPpm: salesTaxPpm(payment, { state, onDate }) },
    delivery: deliveryOf(ctx, input),
  };
}

function deliveryOf(
  ctx: CheckoutContext,
  { miles, forSale }: DealQuoteInput,
): { readonly feeCents: Cents; readonly derivation: string } {
  if (miles === null)
    return {
      feeCents: 0,
      derivation: fillText(english("You pick the car up at {dealer}."), { dealer: forSale.rooftop.name }),
    };
  const fee = deliveryFee(ctx.tenant.config.delivery, miles);
  if (fee.kind === "out-of-range") throw outOfRange(ctx);
  return { feeCents: fee.kind === "fee" ? fee.feeCents : 0, derivation: fee.derivation };
}

function toOrderLines(line: PriceLine, { option, promo }: DealQuoteInput): PriceLine[] {
  const { code, amountCents, derivation, isEstimate } = line;
  const label = code === "deliveryFee" && option === "PICKUP" ? english("Pickup") : line.label;
  if (code !== "incentives" || promo === undefined)
    return [{ code, label, amountCents, derivation, isEstimate }];
  const ofPromo: PriceLine = {
    code,
    label: promo.title,
    amountCents: -promo.amountCents,
    derivation: english("Your promo code."),
    isEstimate: false,
  };
  const others = amountCents + promo.amountCents;
  return others === 0 ? [ofPromo] : [{ code, label, amountCents: others, derivation, isEstimate }, ofPromo];
}
