import type { RequestContext } from "#platform/server/request-context.ts";
import type { TenantTransaction } from "#platform/server/tenant-database.ts";
import type { PaymentStatus } from "../domain/order.ts";

/** What later steps know about an order (ORD-01); null until they know something. */
export interface OrderFact {
  readonly paymentStatus: PaymentStatus | null;
  /** ISO instant of the booked appointment. */
  readonly appointmentTime: string | null;
}

/**
 * One module's knowledge, by order id, in as few queries as it takes for all of them.
 * Payments and fulfilment each supply one, so that orders needs no edge back to them.
 */
export type OrderFactSource = (
  trx: TenantTransaction,
  ctx: RequestContext,
  orderIds: readonly string[],
) => Promise<ReadonlyMap<string, Partial<OrderFact>>>;

/** The port that composition fills from every source. */
export interface OrderFacts {
  forOrders(
    trx: TenantTransaction,
    ctx: RequestContext,
    orderIds: readonly string[],
  ): Promise<ReadonlyMap<string, OrderFact>>;
}

const NOTHING: OrderFact = { paymentStatus: null, appointmentTime: null };

/** Joins the sources; every asked id is in the answer. */
export function orderFactsFrom(sources: readonly OrderFactSource[]): OrderFacts {
  return {
    async forOrders(trx, ctx, orderIds) {
      const answers =
        orderIds.length === 0 ? [] : await Promise.all(sources.map((ask) => ask(trx, ctx, orderIds)));
      return new Map(
        orderIds.map((id) => [
          id,
          answers.reduce<OrderFact>((fact, more) => ({ ...fact, ...more.get(id) }), NOTHING),
        ]),
      );
    },
  };
}
