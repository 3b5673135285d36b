import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { Cents } from "#platform/shared/money.ts";
import type { DeliveryOption, Order, PaymentStatus } from "../domain/order.ts";

/** What later steps know about an order (ORD-01); null until they know something. */
export interface OrderFact {
  readonly paymentStatus: PaymentStatus | null;
  /** What arrived of a deposit and is still there; part of the amount due (PMT-07). */
  readonly depositCents: Cents;
  /** ISO instant of the booked appointment. */
  readonly appointmentTime: string | null;
  /** How the car changes hands by that appointment; checkout may have said otherwise. */
  readonly appointmentOption: DeliveryOption | null;
  /** Its hour went by and the car was not handed over. */
  readonly isAppointmentMissed: boolean;
  /** Every buyer signed the contract that stands. */
  readonly isSigned: boolean;
  /** IDV-02: what the order says of its ID check. */
  readonly idStatus: "ERROR" | "COMPLETED" | null;
}

/**
 * One module's knowledge, by order id, in as few queries as it takes for all of them.
 * Payments and fulfillment each supply one, so that orders needs no edge back to them.
 */
export type OrderFactSource = (
  trx: TenantTransaction,
  ctx: RequestContext,
  orders: readonly Order[],
) => Promise<ReadonlyMap<string, Partial<OrderFact>>>;

/** The port that composition fills from every source. */
export interface OrderFacts {
  forOrders(
    trx: TenantTransaction,
    ctx: RequestContext,
    orders: readonly Order[],
  ): Promise<ReadonlyMap<string, OrderFact>>;
}

const NOTHING: OrderFact = {
  paymentStatus: null,
  depositCents: 0,
  appointmentTime: null,
  appointmentOption: null,
  isAppointmentMissed: false,
  isSigned: false,
  idStatus: null,
};

/** Joins the sources; every asked id is in the answer. */
export function orderFactsFrom(sources: readonly OrderFactSource[]): OrderFacts {
  return {
    async forOrders(trx, ctx, orders) {
      const answers =
        orders.length === 0 ? [] : await Promise.all(sources.map((ask) => ask(trx, ctx, orders)));
      return new Map(
        orders.map(({ id }) => [
          id,
          answers.reduce<OrderFact>((fact, more) => ({ ...fact, ...more.get(id) }), NOTHING),
        ]),
      );
    },
  };
}
