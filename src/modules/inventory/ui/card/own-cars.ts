import { useSyncExternalStore } from "react";
import { createValueStore } from "#platform/browser/data/value-store.ts";

/** A car of the person who is signed in. */
export interface OwnCar {
  readonly orderNumber: string;
  /** While it is only held: when that ends, in milliseconds of `performance.now()`. Null once it is bought. */
  readonly holdEndsAt: number | null;
}

/** By vehicle id. */
export type OwnCars = ReadonlyMap<string, OwnCar>;

/** What is read here of GET /api/commerce/orders: the person's cart and submitted orders. */
export interface OwnOrders {
  readonly cart: readonly {
    readonly orderNumber: string;
    readonly vehicle: { readonly id: string };
    readonly hold: { readonly secondsLeft: number } | null;
  }[];
  readonly orders: readonly {
    readonly orderNumber: string;
    readonly orderStatus: string;
    readonly vehicle: { readonly id: string };
  }[];
}

/** Null until it is known; on the server always, because pages are rendered anonymously. */
export const ownCars = createValueStore<OwnCars | null>(null);

/** The cars that this person holds or bought; a hold that ended and a canceled order do not count. */
export function ownCarsOf({ cart, orders }: OwnOrders, now: number): OwnCars {
  const held = cart.flatMap(({ orderNumber, vehicle, hold }) =>
    hold === null ? [] : [[vehicle.id, { orderNumber, holdEndsAt: now + hold.secondsLeft * 1000 }] as const],
  );
  const bought = orders
    .filter(({ orderStatus }) => orderStatus !== "CANCELED")
    .map(({ orderNumber, vehicle }) => [vehicle.id, { orderNumber, holdEndsAt: null }] as const);
  return new Map<string, OwnCar>([...held, ...bought]);
}

export function useOwnCars(): OwnCars | null {
  return useSyncExternalStore(ownCars.subscribe, ownCars.get, () => null);
}

export function useOwnCar(vehicleId: string): OwnCar | undefined {
  return useOwnCars()?.get(vehicleId);
}

/** Where its owner goes on. */
export function ownCarPath({ orderNumber, holdEndsAt }: OwnCar): string {
  const order = encodeURIComponent(orderNumber);
  return holdEndsAt === null ? `/deals/${order}` : `/checkout/${order}/payment-options`;
}

/** Forgets a hold whose time is over. */
export function endHold(vehicleId: string): void {
  const known = ownCars.get();
  if (known?.get(vehicleId)?.holdEndsAt == null) return;
  ownCars.set(new Map([...known].filter(([id]) => id !== vehicleId)));
}
