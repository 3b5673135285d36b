import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { AppError } from "#platform/shared/app-error.ts";
import { addressFieldProblem } from "#platform/shared/fields/address/address-field-problem.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import type { DeliveryAddress } from "../domain/fulfilment-request-schema.ts";
import { fulfilmentMessages } from "../messages.ts";
import type { FulfilmentContext } from "./fulfilment-context.ts";
import { quoteFrom } from "./quote-zip.ts";

/**
 * What bringing the car to an address costs beyond the delivery that the contract already contains, in cents.
 * @throws AppError invalid `fulfilment.outOfRange` (MSG-34), `fulfilment.addressMismatch` (VAL-13); not-found (MSG-35)
 */
export async function deliverTo(
  trx: TenantTransaction,
  ctx: FulfilmentContext,
  { order, address }: { readonly order: Order; readonly address: DeliveryAddress },
): Promise<number> {
  const place = await quoteFrom(trx, ctx, { zip: address.zipCode, rooftopId: order.snapshot.rooftop.id });
  const { quote } = place;
  if (quote.kind === "out-of-range")
    throw wrong("fulfilment.outOfRange", { zipCode: place.message ?? fulfilmentMessages.zipUnknown });
  requireReachable(ctx, address);
  const inContract = order.snapshot.lines
    .filter(({ code }) => code === "deliveryFee")
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
  return quote.kind === "free" ? 0 : Math.max(0, quote.feeCents - inContract);
}

/** VAL-13, MSG-33: the rule by which checkout took the address. */
function requireReachable(ctx: FulfilmentContext, address: DeliveryAddress): void {
  const found = addressFieldProblem(ctx.geo, { firstLine: "streetAddress", address, isDelivery: true });
  if (found !== undefined) throw wrong("fulfilment.addressMismatch", { [found.field]: found.message });
}

function wrong(code: string, fields: Record<string, string>): AppError {
  const isAddress = code === "fulfilment.addressMismatch";
  const message = isAddress ? fulfilmentMessages.addressInvalid : (Object.values(fields)[0] ?? "");
  return new AppError("invalid", { code, message, fields });
}
