import type { DeliveryOption } from "#modules/orders/domain/order.ts";
import type { Coordinates } from "#modules/places/domain/geo-distance.ts";
import type { DeliveryFee } from "#modules/pricing/domain/delivery-fee.ts";
import type { DeliveryAddress } from "../domain/fulfillment-request-schema.ts";
import type { FulfillmentStatus } from "../domain/fulfillment-status.ts";

/** GET /api/fulfillment/{orderNumber}. */
export interface FulfillmentView {
  readonly chosenOption: DeliveryOption;
  readonly rooftop: {
    readonly id: string;
    readonly name: string;
    readonly streetAddress?: string | undefined;
    readonly city: string;
    readonly state: string;
    readonly zipCode: string;
    readonly timeZone: string;
    readonly phone: string;
  };
  readonly vehicleTitle: string;
  readonly pickupFeeCents: number;
  /** The delivery that the contract has already. */
  readonly contractDeliveryCents: number;
  /** What a delivery form starts with. */
  readonly known: DeliveryAddress & { readonly phone: string; readonly instructions: string };
  readonly appointment: AppointmentView | null;
}

export interface AppointmentView {
  readonly option: DeliveryOption;
  readonly status: FulfillmentStatus;
  readonly appointmentTime: string;
  readonly timeZone: string;
  readonly address: DeliveryAddress | null;
  readonly phone: string;
  readonly instructions: string;
  readonly feeCents: number;
  readonly changeableUntil: string;
  readonly isChangeable: boolean;
  /** Its hour went by and the car was not handed over. */
  readonly isMissed: boolean;
}

/** One free hour of the rooftop. */
export interface SlotView {
  readonly date: string;
  readonly hour: number;
  readonly startsAt: string;
}

/** Where a car starts, where it goes, and how far around its start delivery is included. */
export interface Way {
  readonly from: Coordinates;
  readonly to: Coordinates;
  readonly freeMiles: number;
}

/** GET /public/fulfillment/quote. */
export interface QuoteView {
  readonly zip: string;
  readonly city: string;
  readonly state: string;
  readonly miles: number;
  readonly quote: DeliveryFee;
  readonly way: Way;
  readonly message: string | null;
}

export const fulfillmentPath = (orderNumber: string): string =>
  `/api/fulfillment/${encodeURIComponent(orderNumber)}`;
