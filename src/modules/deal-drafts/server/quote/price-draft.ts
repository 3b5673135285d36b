import { milesBetween } from "#modules/places/domain/geo-distance.ts";
import type { VehicleForSale } from "#modules/inventory/server/vehicles-for-sale.ts";
import type { DealChoices } from "#modules/orders/domain/deal-choices-schema.ts";
import type {
  DealType,
  DeliveryOption,
  Funding,
  Order,
  OrderSnapshot,
} from "#modules/orders/domain/order.ts";
import { dealRules } from "#modules/orders/domain/deal-types.ts";
import { DEFAULT_DEAL_TYPE } from "#modules/orders/domain/offered-deal-types.ts";
import type { LeaseOfferTerms } from "#modules/worksheet/domain/leases/lease-offer-terms.ts";
import type { LoanTerms } from "#modules/worksheet/domain/loans/loan-terms.ts";
import type { MenuInput } from "#modules/protection/domain/build-menu.ts";
import { tenantForRooftop } from "#modules/tenancy/domain/rooftops/tenant-for-rooftop.ts";
import { lenderMatch } from "#modules/payoffs/domain/directory/lender-match.ts";
import { promoAmount } from "#modules/promo-codes/domain/promo-amount.ts";
import { checkoutMessages } from "../../messages.ts";
import type { CheckoutContext } from "../checkout-context.ts";
import { dealNotPossible, fieldError, vehicleNotPriced } from "../checkout-errors.ts";
import type { NoQuote } from "../../domain/no-quote.ts";
import { type AgreedCharges, dealQuote } from "./deal-quote.ts";
import {
  type DraftIncentives,
  type IncentivesInput,
  incentivesOfDraft,
} from "../incentives/draft-incentives.ts";
import type { SaleOfDraft } from "./sale-of-draft.ts";
import { placeRulesOf } from "#modules/worksheet/domain/state-rules/place-rules.ts";
import { localTimeOf } from "#platform/shared/time/zoned-time.ts";
import { type AskQuote, coverageFacts, pricingWith, quoteWithPlans } from "../protection/draft-plans.ts";

export interface DeliveryChoice {
  readonly option: DeliveryOption;
  /** The buyer's zip: whose state taxes the sale, and where the car goes. */
  readonly zipCode: string;
}

/** How a draft is to be paid for. */
interface DraftDeal {
  readonly dealType: DealType;
  readonly choices: DealChoices;
  readonly promoCode?: string | undefined;
  /** A lender's terms instead of the retailer's estimate. */
  readonly offer?: LoanTerms | LeaseOfferTerms | undefined;
  /** Cash towards the cost of a lease, as its lessor approved it. */
  readonly reductionCents?: number | undefined;
  /** A promo code that counts whatever the day is, because it did when the application was sent. */
  readonly agreedPromo?: OrderSnapshot["promo"];
  /** Charges of the retailer that count whatever it asks by now, because they did when the application was sent. */
  readonly agreedCharges?: AgreedCharges | undefined;
  /** The car that the buyer trades in. */
  readonly trade?: OrderSnapshot["tradeIn"];
  /** Chosen plans; those that no longer fit leave the deal. */
  readonly plans?: OrderSnapshot["products"];
  readonly coverage?: OrderSnapshot["coverage"];
  /** Programs that counted, and what the buyer said of them. */
  readonly incentives?: OrderSnapshot["incentives"];
  /** The down payment must be possible as it is; otherwise the nearest possible one counts. */
  readonly isExact?: boolean;
}

interface PriceDraftInput {
  readonly forSale: SaleOfDraft;
  readonly delivery: DeliveryChoice;
  readonly deal: DraftDeal;
}

/** The deal of a draft as it stands. */
export function dealOf({ dealType, snapshot }: Pick<Order, "dealType" | "snapshot">): DraftDeal {
  const { choices = {}, promo, tradeIn: trade, products: plans, coverage, incentives } = snapshot;
  return {
    dealType,
    choices,
    promoCode: promo?.code,
    ...(trade && { trade }),
    ...(plans && { plans }),
    ...(coverage && { coverage }),
    ...(incentives && { incentives }),
  };
}

/**
 * The quote as a snapshot: vehicle, dealer, every amount with its derivation (B-6, promise 6).
 * @throws AppError conflict `vehicle.notPriced`; invalid `deal.notPossible`, `zip.unknown`, `zip.unsupported`,
 * `delivery.outOfRange`
 */
export function priceDraft(ctx: CheckoutContext, input: PriceDraftInput): OrderSnapshot {
  const quoted = quoteDraft(ctx, input);
  if (quoted.kind === "not-possible") throw dealNotPossible(ctx, quoted);
  return quoted.snapshot;
}

interface QuotedDraft {
  readonly kind: "quoted";
  readonly snapshot: OrderSnapshot;
  readonly limits: NoQuote["limits"];
}

/**
 * As `priceDraft`; a deal that is not possible is an answer.
 * @throws AppError as `priceDraft`, but never `deal.notPossible`
 */
export function quoteDraft(ctx: CheckoutContext, input: PriceDraftInput): QuotedDraft | NoQuote {
  const { forSale, delivery, deal } = input;
  // Whoever has an offer has applied: that nobody may any longer takes nothing from it.
  if (dealRules(deal.dealType).hasLender && deal.offer === undefined && !takesApplications(ctx))
    return { kind: "not-possible", problems: ["financing-not-offered"], limits: null };
  const asked = askedDeal(ctx, input);
  const { state, miles, promo } = asked;
  const { kept: incentives } = asked.incentives;
  const { quote, products, coverage } = quoteWithPlans({
    tenant: asked.tenant,
    facts: coverageFacts(forSale, { dealType: deal.dealType, state, now: ctx.clock.now() }),
    plans: deal.plans ?? [],
    coverage: deal.coverage,
    ask: asked.ask,
    isAgreed: deal.offer !== undefined,
  });
  if (quote.kind === "not-possible") return quote;
  const { kind: _, limits, choices, ...amounts } = quote;
  const parts = partsOf({ forSale, delivery, deal: { ...deal, choices } }, { state, miles });
  const snapshot = { ...parts, ...amounts };
  const { trade: tradeIn } = deal;
  const kept = {
    ...(promo && { promo }),
    ...(incentives && { incentives }),
    ...(tradeIn && { tradeIn }),
    ...(products && { products }),
    ...(coverage && { coverage }),
  };
  return { kind: "quoted", snapshot: { ...snapshot, ...kept }, limits };
}

/** The deal of a draft as plans are offered for it. */
export function draftForPlans(ctx: CheckoutContext, input: PriceDraftInput): DraftForPlans {
  const { tenant, state, ask } = askedDeal(ctx, input);
  const { dealType } = input.deal;
  return {
    settings: tenant.config.protection,
    facts: coverageFacts(input.forSale, { dealType, state, now: ctx.clock.now() }),
    priceWith: pricingWith(ask),
  };
}

type DraftForPlans = Pick<MenuInput, "settings" | "facts" | "priceWith">;

interface AskedDeal {
  readonly tenant: CheckoutContext["tenant"];
  readonly state: string;
  readonly miles: number | null;
  readonly promo: OrderSnapshot["promo"];
  readonly incentives: DraftIncentives;
  readonly ask: AskQuote;
}

function askedDeal(ctx: CheckoutContext, { forSale, delivery, deal }: PriceDraftInput): AskedDeal {
  const { priceCents, rooftop: dealer } = forSale;
  if (priceCents === null) throw vehicleNotPriced(ctx);
  const { state, miles } = placeOf(ctx, { dealer, delivery });
  // The rooftop's own fees, where it has some (OP-10): the quote is what the buyer will owe.
  const tenant = tenantForRooftop(ctx.tenant, { ...forSale.vehicle, dealershipId: dealer.id });
  const promo = deal.agreedPromo ?? promoOf(ctx, { code: deal.promoCode, priceCents, dealer });
  const asked = {
    forSale: { ...forSale, priceCents },
    dealType: deal.dealType,
    choices: deal.choices,
    offer: deal.offer,
    reductionCents: deal.reductionCents,
    promo,
    agreedCharges: deal.agreedCharges,
    trade: deal.trade,
    state,
    zipCode: delivery.zipCode,
    option: delivery.option,
    miles,
  };
  const { isExact } = deal;
  const incentives = incentivesOfDraft({
    ...incentiveFacts(tenant, { forSale, deal, state, zipCode: delivery.zipCode, now: ctx.clock.now() }),
    price: (choice) =>
      dealQuote({ ...ctx, tenant }, { ...asked, products: deal.plans, incentives: choice }, { isExact }),
  });
  const ask: AskQuote = (products) =>
    dealQuote({ ...ctx, tenant }, { ...asked, products, incentives: incentives.choice }, { isExact });
  return { tenant, state, miles, promo, incentives, ask };
}

/** Every lawful way to use a draft's programs, priced, for a buyer who compares them (PROT-05). */
export function incentiveWays(ctx: CheckoutContext, input: PriceDraftInput): DraftIncentives {
  return askedDeal(ctx, input).incentives;
}

interface FactsInput extends Pick<PriceDraftInput, "forSale" | "deal"> {
  readonly state: string;
  readonly zipCode: string;
  readonly now: Date;
}

function incentiveFacts(
  { config }: CheckoutContext["tenant"],
  { forSale, deal, state, zipCode, now }: FactsInput,
): Omit<IncentivesInput, "price"> {
  const { payment, contentSettings } = config;
  const day = localTimeOf(now.getTime(), forSale.rooftop.timeZone).date;
  const leaseTerms = payment.lease.terms;
  return {
    forSale,
    deal,
    day,
    usual: {
      creditTier: payment.creditTierDefault,
      financeMonths: contentSettings.consumerSiteDefaultCreditTerm,
      leaseMonths: leaseTerms.includes(36) ? 36 : (leaseTerms[0] ?? 36),
    },
    place: { state, zipCode, rules: placeRulesOf(payment, { state, onDate: day }) },
  };
}

/** What a snapshot says beside amounts. */
function partsOf(
  { forSale, delivery, deal }: PriceDraftInput,
  { state, miles }: { readonly state: string; readonly miles: number | null },
): Omit<OrderSnapshot, "lines" | "amountDueCents"> {
  const { latitude: _latitude, longitude: _longitude, ...rooftop } = forSale.rooftop;
  const funding = fundingOf(deal);
  return {
    vehicle: { ...forSale.vehicle, ...(forSale.photo !== null && { photo: forSale.photo }) },
    rooftop,
    delivery: {
      option: delivery.option,
      zipCode: delivery.zipCode,
      miles: miles === null ? null : Math.round(miles),
    },
    buyerState: state,
    currency: "USD",
    ...(Object.keys(deal.choices).length > 0 && { choices: deal.choices }),
    ...(funding && { funding }),
  };
}

/** TEN-08: the retailer may do without credit applications. */
function takesApplications({ credit, tenant }: CheckoutContext): boolean {
  return credit.takesApplications && tenant.config.creditApp.enabled;
}

/** Whose taxes hold, and how far the car goes; null miles for pickup. */
function placeOf(
  ctx: CheckoutContext,
  { dealer, delivery }: { dealer: VehicleForSale["rooftop"]; delivery: DeliveryChoice },
): { readonly state: string; readonly miles: number | null } {
  // A pickup quote without the buyer's zip must not depend on the zip table knowing the dealer's.
  const place = ctx.geo.place(delivery.zipCode) ?? (delivery.zipCode === dealer.zipCode ? dealer : null);
  if (!place) throw fieldError("zip.unknown", "zipCode", checkoutMessages["checkout.zipUnsupported"]);
  return { state: place.state, miles: delivery.option === "PICKUP" ? null : milesBetween(dealer, place) };
}

type Dealer = PriceDraftInput["forSale"]["rooftop"];

/** A code that no longer counts is no part of the new quote; the total says so before anybody agrees to it. */
function promoOf(
  ctx: CheckoutContext,
  { code, priceCents, dealer }: { code: string | undefined; priceCents: number; dealer: Dealer },
): OrderSnapshot["promo"] {
  if (code === undefined) return undefined;
  const onDate = localTimeOf(ctx.clock.now().getTime(), dealer.timeZone).date;
  const asked = { typed: code, priceCents, rooftopId: dealer.id, onDate };
  const answer = promoAmount(ctx.tenant.config.promoCodes, asked);
  if (answer.kind === "refused") return undefined;
  const { kind: _, ...promo } = answer;
  return promo;
}

/** OP-15: only a cash order has it, and only where it is somebody else's money. */
function fundingOf({ dealType, choices }: DraftDeal): Funding | undefined {
  const { funding } = choices;
  const isTheirs = dealType === DEFAULT_DEAL_TYPE && funding?.source === "THIRD_PARTY_FINANCING";
  if (!isTheirs) return undefined;
  const match = lenderMatch(funding.lenderName ?? "");
  // Papers and the title name a lender as it names itself.
  return match.kind === "listed" ? { ...funding, lenderName: match.name } : funding;
}
