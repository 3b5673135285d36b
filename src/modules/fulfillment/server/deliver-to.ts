import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { AppError } from "#platform/shared/app-error.ts";
import { addressFieldProblem } from "#platform/shared/fields/address/address-field-problem.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import type { DeliveryAddress } from "../domain/fulfillment-request-schema.ts";
import { otherStateProblem } from "../domain/other-state.ts";
import { textOf } from "#modules/tenancy/domain/translate-tenant.ts";
import { fulfillmentMessages } from "../messages.ts";
import type { SealedDelivery } from "./internal/sealed-delivery.ts";
import type { FulfillmentContext } from "./fulfillment-context.ts";
import { quoteFrom } from "./quote-zip.ts";

/**
 * What bringing the car to an address costs beyond the delivery that the contract already contains, in cents.
 * @throws AppError invalid `fulfillment.outOfRange` (MSG-34), `fulfillment.addressMismatch` (VAL-13),
 * `fulfillment.otherState`; not-found (MSG-35)
 */
export async function deliverTo(
  trx: TenantTransaction,
  ctx: FulfillmentContext,
  { order, delivery }: { readonly order: Order; readonly delivery: SealedDelivery },
): Promise<number> {
  const { address } = delivery;
  const place = await quoteFrom(trx, ctx, { zip: address.zipCode, rooftopId: order.snapshot.rooftop.id });
  const { quote } = place;
  if (quote.kind === "out-of-range")
    throw wrong("fulfillment.outOfRange", { zipCode: place.message ?? fulfillmentMessages.zipUnknown });
  requireReachable(ctx, address);
  requirePlaceOfDeal(ctx, { order, delivery });
  return quote.kind === "free" ? 0 : Math.max(0, quote.feeCents - contractDeliveryCents(order));
}

/** OP-10: the contract's taxes are those of where the car is registered. */
function requirePlaceOfDeal(
  ctx: FulfillmentContext,
  { order, delivery }: { readonly order: Order; readonly delivery: SealedDelivery },
): void {
  const message = otherStateProblem(textOf(ctx.tenant), {
    taxed: order.snapshot.buyerState,
    delivered: delivery.address.state,
    registered: delivery.registrationState,
  });
  if (message !== undefined) throw wrong("fulfillment.otherState", { registrationState: message });
}

/** The delivery that the order's contract has already, in cents. */
export function contractDeliveryCents({ snapshot }: Pick<Order, "snapshot">): number {
  return snapshot.lines
    .filter(({ code }) => code === "deliveryFee")
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
}

/** VAL-13, MSG-33: the rule by which checkout took the address. */
function requireReachable(ctx: FulfillmentContext, address: DeliveryAddress): void {
  const found = addressFieldProblem(ctx.geo, { firstLine: "streetAddress", address, isDelivery: true });
  if (found !== undefined) throw wrong("fulfillment.addressMismatch", { [found.field]: found.message });
}

function wrong(code: string, fields: Record<string, string>): AppError {
  const isAddress = code === "fulfillment.addressMismatch";
  const message = isAddress ? fulfillmentMessages.addressInvalid : (Object.values(fields)[0] ?? "");
  return new AppError("invalid", { code, message, fields });
}
