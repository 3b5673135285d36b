import { openJson, sealJson } from "#platform/server/crypto/field-encryption.ts";
import type { DeliveryAddress } from "../../domain/fulfillment-request-schema.ts";
import type { FulfillmentContext } from "../fulfillment-context.ts";
import type { FulfillmentRow } from "./fulfillment-repo.ts";

/** What is sealed of a delivery. */
export interface SealedDelivery {
  readonly address: DeliveryAddress;
  /** Ten digits of whom the driver calls; empty in appointments made before it was asked. */
  readonly phone: string;
  readonly instructions: string;
  /** The buyer's word where the car will be registered, of a delivery to another state. */
  readonly registrationState?: string;
}

/** Where it lives; a copy in another row does not open. */
const place = (orderId: string): string => `fulfillment|address|${orderId}`;

export function sealDelivery(ctx: FulfillmentContext, orderId: string, delivery: SealedDelivery): string {
  return sealJson(ctx.keys, place(orderId), delivery);
}

/** Where a delivery goes; null for a pickup. */
export function openDelivery(
  ctx: Pick<FulfillmentContext, "keys">,
  row: FulfillmentRow,
): SealedDelivery | null {
  if (row.address_sealed === null) return null;
  const sealed = openJson<SealedDelivery>(ctx.keys, place(row.order_id), row.address_sealed);
  return { ...sealed, phone: sealed.phone ?? "" };
}
