import type { BuyerDraft } from "#modules/orders/domain/buyer-details-schema.ts";
import type { DealChoices } from "#modules/orders/domain/deal-choices-schema.ts";
import type { DealType, DeliveryOption, Order, OrderSnapshot } from "#modules/orders/domain/order.ts";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import {
  type OrderWithBuyer,
  requireOwnedOrderWithBuyer,
  saveDraft,
} from "#modules/orders/server/drafts/buyer-details.ts";
import { requireAccountId } from "#modules/orders/server/find-order-for-step.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { writeLast } from "#platform/server/database/transactions/transaction-end.ts";
import { AppError, isAppError } from "#platform/shared/app-error.ts";
import type { CheckoutContext } from "#modules/deal-drafts/server/checkout-context.ts";
import { draftAddressProblem } from "../domain/draft-address-problem.ts";
import { checkoutMessages } from "#modules/deal-drafts/messages.ts";
import { dealChanged, vehicleUnavailable } from "#modules/deal-drafts/server/checkout-errors.ts";
import { phoneDigits } from "#platform/shared/fields/phone/phone.ts";
import { requireEditable } from "#modules/deal-drafts/server/lock-draft.ts";
import { dealOf, priceDraft, type DeliveryChoice } from "#modules/deal-drafts/server/quote/price-draft.ts";
import { ZIP_CODE } from "#platform/shared/fields/address/zip-code-pattern.ts";
import { viewOfDraft } from "#modules/deal-drafts/server/quote/view-of-draft.ts";
import { findSaleOfOwnDraft, type SaleOfDraft } from "#modules/deal-drafts/server/quote/sale-of-draft.ts";

interface UpdateOrderInput {
  readonly orderNumber: string;
  /** Fields typed so far; left-out fields keep their value. */
  readonly buyer?: BuyerDraft | undefined;
  readonly zipCode?: string | undefined;
  readonly deliveryOption?: DeliveryOption | undefined;
  /** All choices about the deal, instead of those before. */
  readonly choices?: DealChoices | undefined;
  /** The deal type that the choices are for. */
  readonly dealType?: DealType | undefined;
}

export interface DraftView {
  readonly order: OrderView;
  readonly buyer: BuyerDraft;
}

/**
 * Saves what the buyer typed or chose, and prices the draft again for it. Needs no hold: nothing typed is lost.
 * @throws AppError not-found `order.notFound`; invalid `zip.unknown`, `zip.otherState`,
 * `order.addressMismatch`, `delivery.outOfRange`, `deal.notPossible` (the choices stay as they were);
 * conflict `order.applicationPending`, `order.notEditable`, `order.canceled`, `vehicle.unavailable`, `vehicle.notPriced`,
 * `order.dealChanged`
 */
export async function updateOrder(ctx: CheckoutContext, input: UpdateOrderInput): Promise<DraftView> {
  const outcome = await ctx.db.transaction(async (trx) => {
    const [found, forSale] = await lockOrderAndSeeVehicle(trx, ctx, input);
    const order = await requireEditable(trx, ctx, found.order);
    if (input.choices && input.dealType !== undefined && input.dealType !== order.dealType)
      throw dealChanged();
    const buyer = {
      ...found.buyer,
      ...withoutUndefined(input.buyer),
      ...consentAfter(found.buyer, input.buyer),
    };
    const typed = input.buyer && buyer;
    const choice = chosenDelivery(ctx, order, { ...input, buyer: addressOf(input.buyer, buyer) });
    const wrong = typed && addressError(ctx, typed, choice);
    const wrongZip = wrong?.details.code === "zip.otherState" ? wrong : undefined;
    // Of two states one is wrong: the price keeps its zip until it is known which.
    const { zipCode } = wrongZip ? order.snapshot.delivery : choice;
    const snapshot = reprice(ctx, {
      order,
      forSale,
      choice: { ...choice, zipCode },
      choices: input.choices,
    });
    if (isAppError(snapshot)) {
      await saveDraft(trx, ctx, { orderId: order.id, buyer: typed });
      return wrong ?? snapshot;
    }
    // Nothing that is answered is read from what is saved.
    if (typed || snapshot)
      await writeLast(trx, () => saveDraft(trx, ctx, { orderId: order.id, buyer: typed, snapshot }));
    if (wrong) return wrong;
    return { order: viewOfDraft(ctx, { ...order, ...(snapshot && { snapshot }) }, forSale), buyer };
  });
  // Thrown only now, because what was typed is to stay.
  if (isAppError(outcome)) throw outcome;
  return outcome;
}

/** Sent together, and done in this sequence: the vehicle is looked up once the order is ours. */
function lockOrderAndSeeVehicle(
  trx: TenantTransaction,
  ctx: CheckoutContext,
  { orderNumber }: UpdateOrderInput,
): Promise<[OrderWithBuyer, SaleOfDraft | undefined]> {
  const own = { orderNumber, accountId: requireAccountId(ctx) };
  return Promise.all([
    requireOwnedOrderWithBuyer(trx, ctx, { ...own, lock: true }),
    findSaleOfOwnDraft(trx, ctx, { ...own, lock: false }),
  ]);
}

/** VAL-13, MSG-33; undefined while the address agrees with itself or is only half typed. */
function addressError(ctx: CheckoutContext, buyer: BuyerDraft, choice: DeliveryChoice): AppError | undefined {
  const found = draftAddressProblem(ctx.geo, buyer, { isDelivery: choice.option === "DELIVERY" });
  if (found === undefined) return undefined;
  const code = found.field === "state" ? "zip.otherState" : "order.addressMismatch";
  const message = checkoutMessages["checkout.addressInvalid"];
  return new AppError("invalid", { code, message, fields: { [found.field]: found.message } });
}

/** A corrected state makes the zip code count that was typed before it. */
function addressOf(typed: BuyerDraft | undefined, whole: BuyerDraft): BuyerDraft | undefined {
  return typed?.state === undefined ? typed : whole;
}

/** A zip inside the address counts as soon as it is one. */
function chosenDelivery(ctx: CheckoutContext, order: Order, input: UpdateOrderInput): DeliveryChoice {
  const typed = input.buyer?.zipCode?.trim() ?? "";
  const known = ZIP_CODE.test(typed) && ctx.geo.place(typed) ? typed : undefined;
  const { delivery } = order.snapshot;
  return {
    option: input.deliveryOption ?? delivery.option,
    zipCode: input.zipCode ?? known ?? delivery.zipCode,
  };
}

/** The new snapshot; undefined when the choice is what it was. */
function reprice(
  ctx: CheckoutContext,
  {
    order,
    forSale,
    choice,
    choices,
  }: {
    readonly order: Order;
    readonly forSale: SaleOfDraft | undefined;
    readonly choice: DeliveryChoice;
    readonly choices: DealChoices | undefined;
  },
): OrderSnapshot | AppError | undefined {
  const { delivery } = order.snapshot;
  const isSamePlace = choice.option === delivery.option && choice.zipCode === delivery.zipCode;
  if (isSamePlace && choices === undefined) return undefined;
  if (!forSale) return vehicleUnavailable();
  try {
    const deal = { ...dealOf(order), ...(choices && { choices, isExact: true }) };
    return priceDraft(ctx, { forSale, delivery: choice, deal });
  } catch (error) {
    if (isAppError(error)) return error;
    throw error;
  }
}

/** VAL-09: a consent is one for its number; another number asks again. */
function consentAfter(before: BuyerDraft, typed: BuyerDraft = {}): BuyerDraft {
  const isOther = typed.phone !== undefined && digits(typed.phone) !== digits(before.phone);
  return isOther && typed.phoneConsent === undefined ? { phoneConsent: false } : {};
}

const digits = (phone = ""): string => phoneDigits(phone) ?? phone;

function withoutUndefined(buyer: BuyerDraft = {}): BuyerDraft {
  return Object.fromEntries(Object.entries(buyer).filter(([, value]) => value !== undefined));
}
