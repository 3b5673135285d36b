import type { DeliveryOption } from "#modules/orders/domain/order.ts";
import type { DeliveryQuote } from "../domain/delivery-fee.ts";
import type { DeliveryAddress } from "../domain/fulfilment-request-schema.ts";
import type { FulfilmentStatus } from "../domain/fulfilment-status.ts";

/** GET /api/fulfillment/{orderNumber}. */
export interface FulfilmentView {
  readonly chosenOption: DeliveryOption;
  readonly rooftop: {
    readonly id: string;
    readonly name: string;
    readonly city: string;
    readonly state: string;
    readonly zipCode: string;
    readonly timeZone: string;
    readonly phone: string;
  };
  readonly vehicleTitle: string;
  readonly appointment: {
    readonly option: DeliveryOption;
    readonly status: FulfilmentStatus;
    readonly appointmentTime: string;
    readonly timeZone: string;
    readonly address: DeliveryAddress | null;
    readonly instructions: string;
    readonly feeCents: number;
  } | null;
}

/** One free hour of the rooftop. */
export interface SlotView {
  readonly date: string;
  readonly hour: number;
  readonly startsAt: string;
}

/** GET /public/fulfillment/quote. */
export interface QuoteView {
  readonly zip: string;
  readonly city: string;
  readonly state: string;
  readonly miles: number;
  readonly quote: DeliveryQuote;
  readonly message: string | null;
}

export const fulfilmentPath = (orderNumber: string): string =>
  `/api/fulfillment/${encodeURIComponent(orderNumber)}`;
