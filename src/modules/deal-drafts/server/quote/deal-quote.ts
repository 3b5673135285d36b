import { worksheetIncentive, worksheetSupport } from "#modules/incentives/domain/counted-program.ts";
import type { IncentiveChoice } from "#modules/incentives/domain/incentive-choices.ts";
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
import { dealRulesOf } from "#modules/worksheet/domain/terms/deal-rules.ts";
import { becauseText } from "#modules/worksheet/domain/because-text.ts";
import { deliveryBecause, deliveryFee } from "#modules/pricing/domain/delivery-fee.ts";
import type { PricedLine } from "#modules/worksheet/domain/priced-line.ts";
import type { Because } from "#modules/worksheet/domain/sheet-line.ts";
import { clampDownPayment } from "#modules/worksheet/domain/terms/down-payment.ts";
import type { LeaseOfferTerms } from "#modules/worksheet/domain/leases/lease-offer-terms.ts";
import type { LoanTerms } from "#modules/worksheet/domain/loans/loan-terms.ts";
import { centsOf } from "#modules/worksheet/domain/figures/rate.ts";
import type { WorksheetProduct } from "#modules/worksheet/domain/worksheet-input.ts";
import { placeRulesOf, type PlaceRules } from "#modules/worksheet/domain/state-rules/place-rules.ts";
import type { CivilDate } from "#platform/shared/time/civil-date.ts";
import { localTimeOf } from "#platform/shared/time/zoned-time.ts";
import type { Cents } from "#platform/shared/money.ts";
import { english, englishText } from "#platform/shared/texts/text.ts";
import { checkoutMessages } from "../../messages.ts";
import type { CheckoutContext } from "../checkout-context.ts";
import { fieldError, outOfRange } from "../checkout-errors.ts";
import type { NoQuote } from "../../domain/no-quote.ts";
import { termsOf } from "./estimate-terms.ts";
import { firstPaymentDateOf } from "./first-payment-date-of.ts";
import type { VehicleForSale } from "#modules/inventory/server/vehicles-for-sale.ts";

/** Pricing's word for each type. */
const TYPES = { Cash: "cash", Finance: "finance", Lease: "lease" } as const;

interface DealQuoteInput {
  readonly forSale: VehicleForSale & { readonly priceCents: Cents };
  readonly dealType: DealType;
  readonly choices: DealChoices;
  readonly promo: AppliedPromo | undefined;
  readonly agreedCharges?: AgreedCharges | undefined;
  readonly trade: OrderSnapshot["tradeIn"] | undefined;
  readonly products?: readonly WorksheetProduct[] | undefined;
  /** Programs of the maker and the retailer that count. */
  readonly incentives?: IncentiveChoice | undefined;
  /** A lender's offer; undefined for the retailer's own estimate. */
  readonly offer?: LoanTerms | LeaseOfferTerms | undefined;
  /** Cash towards the cost of a lease, as its lessor approved it. */
  readonly reductionCents?: Cents | undefined;
  /** Where the buyer registers the car. */
  readonly state: string;
  readonly zipCode: string;
  readonly option: DeliveryOption;
  /** From the rooftop to the buyer; null for pickup. */
  readonly miles: number | null;
}

/** Charges of the retailer as they were agreed to. */
export interface AgreedCharges {
  readonly docFeeCents: Cents;
  /** Left out for pickup, which costs nothing. */
  readonly delivery?: DealInput["delivery"];
}

/** The amounts of a draft, as its snapshot keeps them. */
export interface DealQuote extends Pick<OrderSnapshot, "lines" | "amountDueCents" | "terms" | "worksheet"> {
  readonly kind: "quoted";
  /** As they were counted: a first payment date that is not possible any longer has moved. */
  readonly choices: DealChoices;
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

function quoteOnce(ctx: CheckoutContext, asked: DealQuoteInput): DealQuote | NoQuote {
  const contractDate = localTimeOf(ctx.clock.now().getTime(), asked.forSale.rooftop.timeZone).date;
  const input = { ...asked, choices: withPossibleDate(ctx, asked, contractDate) };
  const deal = dealInput(ctx, input, contractDate);
  const rules = dealRulesOf(ctx.tenant.config);
  const asNow = estimateDeal(rules, deal);
  // Only where it is another one: a fee that the state caps says so.
  const isOtherFee = asked.agreedCharges && docFeeOf(asNow) !== asked.agreedCharges.docFeeCents;
  const estimate = isOtherFee ? estimateDeal(rules, withDocFee(deal, asked.agreedCharges)) : asNow;
  if (estimate.kind === "not-possible")
    return { kind: "not-possible", problems: estimate.problems, limits: estimate.limits };
  const terms = termsOf(deal, estimate);
  const { worksheet } = estimate;
  return {
    kind: "quoted",
    lines: estimate.lines.flatMap((line) => toOrderLines(line, input)),
    amountDueCents: worksheet.dueAtSigning.totalCents,
    ...(terms && { terms }),
    worksheet,
    choices: input.choices,
    limits: estimate.kind === "cash" ? null : estimate.limits,
  };
}

/** Undefined where the deal is not possible. */
function docFeeOf(estimate: ReturnType<typeof estimateDeal>): Cents | undefined {
  if (estimate.kind === "not-possible") return undefined;
  return estimate.lines.find(({ code }) => code === "docFee")?.amountCents ?? 0;
}

function withDocFee(deal: DealInput, { docFeeCents }: AgreedCharges): DealInput {
  return deal.place === null ? deal : { ...deal, place: { ...deal.place, docFeeCents } };
}

function withPossibleDate(
  ctx: CheckoutContext,
  ...[{ choices, offer }, contractDate]: [DealQuoteInput, CivilDate]
): DealChoices {
  const firstPaymentDate = firstPaymentDateOf(ctx.tenant.config, { choices, offer, contractDate });
  return firstPaymentDate === undefined ? choices : { ...choices, firstPaymentDate };
}

function dealInput(ctx: CheckoutContext, ...[input, contractDate]: [DealQuoteInput, CivilDate]): DealInput {
  const { forSale, promo, offer, incentives } = input;
  const { condition, mileage, year, make } = forSale.vehicle;
  return {
    vehicle: {
      priceCents: forSale.priceCents,
      msrpCents: forSale.msrpCents,
      incentivesCents: forSale.incentivesCents,
      condition,
      mileage,
      year,
      make,
      dealershipId: forSale.rooftop.id,
    },
    choices: dealChoices(input),
    place: placeOf(ctx, input, contractDate),
    delivery: deliveryOf(ctx, input),
    incentives: [
      ...(promo === undefined ? [] : [cutOf(promo)]),
      ...(incentives?.cash ?? []).map(worksheetIncentive),
    ],
    support: incentives?.support ? worksheetSupport(incentives.support) : undefined,
    products: input.products,
    contractDate,
    terms: offer,
  };
}

/** Of a lease, what its lessor does not offer is left out. */
function dealChoices({
  dealType,
  choices,
  offer,
  reductionCents,
  trade,
}: DealQuoteInput): DealInput["choices"] {
  const lease = offer?.kind === "lease" ? offer : undefined;
  const deposits = Math.min(choices.securityDeposits ?? 0, lease?.securityDeposits?.maximum ?? 0);
  return {
    type: TYPES[dealType],
    downPaymentCents: choices.downPaymentCents,
    termMonths: choices.termMonths,
    annualMiles: choices.annualMiles,
    creditTier: choices.creditTier,
    firstPaymentDate: choices.firstPaymentDate,
    funding: choices.funding?.source,
    reductionCents,
    tradeValueCents: trade?.allowanceCents,
    tradeOwedCents: trade?.payoffCents,
    tradeOwnership: trade?.ownership,
    onePay: choices.onePay === true && lease?.onePayRatePpm !== undefined,
    securityDeposits: deposits,
  };
}

/** A promo code cuts the price, before tax (CART-08). */
function cutOf({ code, title, amountCents }: AppliedPromo): NonNullable<DealInput["incentives"]>[number] {
  return { id: code, label: title, amountCents, appliedAs: "price", from: "promo" };
}

function placeOf(ctx: CheckoutContext, ...[{ state }, onDate]: [DealQuoteInput, CivilDate]): PlaceRules {
  const place = placeRulesOf(ctx.tenant.config.payment, { state, onDate });
  if (!place) throw fieldError("zip.unsupported", "zipCode", checkoutMessages["checkout.zipUnsupported"]);
  return place;
}

function deliveryOf(
  ctx: CheckoutContext,
  { miles, forSale, agreedCharges }: DealQuoteInput,
): NonNullable<DealInput["delivery"]> {
  if (agreedCharges?.delivery) return agreedCharges.delivery;
  if (miles === null) return quotedFor(0, { code: "pickup", values: { dealer: forSale.rooftop.name } });
  const { delivery } = ctx.tenant.config;
  const fee = deliveryFee(delivery, miles);
  if (fee.kind === "out-of-range") throw outOfRange(ctx);
  return quotedFor(fee.kind === "fee" ? fee.feeCents : 0, deliveryBecause(delivery, miles));
}

function quotedFor(feeCents: Cents, because: Because): NonNullable<DealInput["delivery"]> {
  return { feeCents, derivation: becauseText(because, englishText) ?? "", because };
}

function toOrderLines(
  { code, amountCents, derivation, because, isEstimate, ...priced }: PricedLine,
  { option, promo, incentives }: DealQuoteInput,
): PriceLine[] {
  const label = code === "deliveryFee" && option === "PICKUP" ? english("Pickup") : priced.label;
  const line = { code, label, amountCents, derivation, isEstimate, ...(because && { because }) };
  if (code !== "incentives") return [line];
  const ofPromo = promo && cutLine(promo, "promoCode");
  const ofPrograms = (incentives?.cash ?? []).map(({ title, amountCents: cents }) =>
    cutLine({ title, amountCents: cents ?? 0 }, "program"),
  );
  const named = [...(ofPromo ? [ofPromo] : []), ...ofPrograms];
  const others = amountCents - named.reduce((sum, one) => sum + one.amountCents, 0);
  return others === 0 ? named : [{ ...line, amountCents: others }, ...named];
}

function cutLine(
  { title, amountCents }: Omit<AppliedPromo, "code">,
  from: "promoCode" | "program",
): PriceLine {
  const because = { code: from, values: {} };
  const derivation = becauseText(because, englishText) ?? "";
  return {
    code: "incentives",
    label: title,
    amountCents: -amountCents,
    derivation,
    because,
    isEstimate: false,
  };
}
