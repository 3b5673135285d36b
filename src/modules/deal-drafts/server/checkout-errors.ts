import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import { textOf } from "#modules/tenancy/domain/translate-tenant.ts";
import type { DealType } from "#modules/orders/domain/order.ts";
import { tenantText } from "#modules/tenancy/domain/tenant-text.ts";
import { dealProblemKeys } from "#modules/pricing/deal-problem-keys.ts";
import { centsOf } from "#modules/worksheet/domain/figures/rate.ts";
import { pricingMessages } from "#modules/pricing/messages.ts";
import { AppError } from "#platform/shared/app-error.ts";
import { formatPhone } from "#platform/shared/fields/phone/format-phone.ts";
import { formatDollarsAndCents, type Cents } from "#platform/shared/money.ts";
import { promoCodesMessages } from "#modules/promo-codes/messages.ts";
import { checkoutMessages } from "../messages.ts";
import type { DealChanges } from "../domain/deal-changes.ts";
import type { NoQuote } from "../domain/no-quote.ts";

type MessageKey = keyof typeof checkoutMessages;

function conflict(code: string, key: MessageKey): AppError {
  return new AppError("conflict", { code, message: checkoutMessages[key] });
}

/** Somebody else holds or bought it. */
export const vehicleUnavailable = (): AppError =>
  conflict("vehicle.unavailable", "checkout.vehicleUnavailable");
/** "Call for price" vehicles are shown, never sold online. */
export const vehicleNotPriced = (ctx: TenantContext): AppError =>
  new AppError("conflict", {
    code: "vehicle.notPriced",
    message: textOf(ctx.tenant)(checkoutMessages["checkout.noOnlinePrice"], {
      phone: formatPhone(ctx.tenant.support.phone),
    }),
  });
/** OP-20: the server owns the end of the hold. */
export const holdExpired = (): AppError => conflict("hold.expired", "checkout.holdExpired");
export const cartFull = (): AppError => conflict("cart.full", "checkout.cartFull");
/** Lenders decide by what was submitted; it changes only after their answer, or after a withdrawal. */
export const applicationPending = (): AppError =>
  conflict("order.applicationPending", "checkout.applicationPending");
/** Lenders pay for each look at a credit file. */
export const lookedTooOften = (retryAfterSeconds: number): AppError =>
  new AppError("limited", {
    code: "decision.lookedTooOften",
    message: checkoutMessages["checkout.lookedTooOften"],
    retryAfterSeconds,
  });
/** Choices for a way to pay that is no longer the order's. */
export const dealChanged = (): AppError => conflict("order.dealChanged", "checkout.dealChanged");
/** Submitted before, with other terms than somebody agrees to now. */
export const submittedOtherwise = (): AppError =>
  conflict("order.submittedOtherwise", "checkout.submittedOtherwise");
export const notEditable = (): AppError => conflict("order.notEditable", "checkout.notEditable");
export const orderCanceled = (): AppError => conflict("order.canceled", "checkout.canceled");

/**
 * The buyer agreed to other terms; the draft now holds the new ones, and the total is in cents under
 * `fields.amountDueCents`. What changed stands beside it, as `DealChanges` says.
 */
export function priceChanged(
  ctx: TenantContext,
  { amountDueCents, isTotalNew, changes }: ChangedDeal,
): AppError {
  return new AppError("conflict", {
    code: "order.priceChanged",
    message: isTotalNew
      ? textOf(ctx.tenant)(checkoutMessages["checkout.priceChanged"], {
          total: formatDollarsAndCents(amountDueCents),
        })
      : checkoutMessages["checkout.termsChanged"],
    fields: { amountDueCents: String(amountDueCents), ...changes },
  });
}

interface ChangedDeal {
  readonly amountDueCents: Cents;
  readonly isTotalNew: boolean;
  /** Empty where only the buyer's page was old. */
  readonly changes: DealChanges;
}

/** The same of an offer, whose buyer saw another one; against what they applied with. */
export const offerChanged = ({ amountDueCents, changes }: Omit<ChangedDeal, "isTotalNew">): AppError =>
  new AppError("conflict", {
    code: "order.priceChanged",
    message: checkoutMessages["checkout.offerChanged"],
    fields: { amountDueCents: String(amountDueCents), ...changes },
  });

/** The dealer says by now that it is another car than lenders decided about; `fields` says what. */
export const offerForOtherCar = (changes: DealChanges): AppError =>
  new AppError("conflict", {
    code: "offer.otherCar",
    message: checkoutMessages["checkout.offerForOtherCar"],
    fields: changes,
  });

/** No such vehicle for this retailer. */
export function vehicleNotFound(): AppError {
  return new AppError("not-found", {
    code: "vehicle.notFound",
    message: checkoutMessages["checkout.vehicleUnavailable"],
  });
}

/** One field that the buyer can correct. */
export function fieldError(code: string, field: string, message: string): AppError {
  return new AppError("invalid", { code, message, fields: { [field]: message } });
}

/** MSG-34. */
export function outOfRange(ctx: TenantContext): AppError {
  const message = textOf(ctx.tenant)(checkoutMessages["checkout.outOfRange"], {
    phone: formatPhone(ctx.tenant.support.phone),
  });
  return fieldError("delivery.outOfRange", "deliveryOption", message);
}

/** The field of a form that each reason is about; the others are about the type of deal. */
const FIELDS: Readonly<Partial<Record<NoQuote["problems"][number], string>>> = {
  "down-payment-too-high": "downPaymentCents",
  "down-payment-too-low": "downPaymentCents",
  "down-payment-below-loan-limit": "downPaymentCents",
  "term-not-offered": "termMonths",
  "miles-not-offered": "annualMiles",
};

/** MSG-28 to MSG-31 in the retailer's words, one for each reason. */
export function dealProblemTexts(ctx: TenantContext, { problems, limits }: Omit<NoQuote, "kind">): string[] {
  const money = (cents: Cents | undefined): string => formatDollarsAndCents(cents ?? 0);
  const least = centsOf(ctx.tenant.config.payment.minimumFinancedAmount);
  return problems.map((problem) => {
    if (problem === "financing-not-offered")
      return tenantText(ctx.tenant, checkoutMessages, "checkout.financingNotOffered");
    return tenantText(ctx.tenant, pricingMessages, dealProblemKeys[problem], {
      minimum: money(problem === "below-minimum-financed" ? least : limits?.minimumCents),
      maximum: money(limits?.maximumCents),
    });
  });
}

/** The deal cannot be had as chosen; the reason stands beside the field that can change it. */
export function dealNotPossible(ctx: TenantContext, quote: Omit<NoQuote, "kind">): AppError {
  const [first] = quote.problems;
  const [message = ""] = dealProblemTexts(ctx, quote);
  return fieldError("deal.notPossible", (first && FIELDS[first]) ?? "dealType", message);
}

/** No offer for a trade-in stands: none was asked for, or it ended. */
export const noTradeOffer = (): AppError => conflict("tradeIn.noOffer", "checkout.noTradeOffer");

/** A leased car counts only by its leasing company's price. */
export const payoffNeeded = (): AppError => conflict("tradeIn.payoffNeeded", "checkout.payoffNeeded");

/** OP-40: one answer for every reason. */
export const promoRefused = (): AppError =>
  fieldError("promo.refused", "code", promoCodesMessages["promo.refused"]);

const SWITCH_KEYS = {
  Cash: "checkout.cannotPayCash",
  Finance: "checkout.cannotFinance",
  Lease: "checkout.cannotLease",
} as const satisfies Record<DealType, MessageKey>;

/** MSG-39, and under `fields.dealType` the reason. */
export function cannotSwitch(
  ctx: TenantContext,
  input: { readonly dealType: DealType; readonly quote: Omit<NoQuote, "kind"> },
): AppError {
  return new AppError("conflict", {
    code: "deal.cannotSwitch",
    message: checkoutMessages[SWITCH_KEYS[input.dealType]],
    fields: { dealType: dealProblemTexts(ctx, input.quote).join(" ") },
  });
}

/** The offer ran out, was replaced or never was. */
export const offerGone = (): AppError => conflict("offer.gone", "checkout.offerGone");
/** Nothing to accept or decline: lenders still decide, or it is over. */
export const noOffer = (): AppError => conflict("offer.none", "checkout.noOffer");
