/** What ids of sales begin with: one claim on a car (`taken_by`), whoever holds it. */
export const SALE_PREFIX = "vsl";

/** Whether a car's claim is that of a sale, which lets go of it by itself; an order's is asked about. */
export function isHeldBySale(takenBy: string | null): boolean {
  return takenBy?.startsWith(`${SALE_PREFIX}_`) === true;
}

/** Whether a claim's holder still has the car: a sale lets go of it by itself, an order is asked about. */
export function holderOf(isLive: (orderId: string) => Promise<boolean>): (id: string) => Promise<boolean> {
  return (id) => (isHeldBySale(id) ? Promise.resolve(true) : isLive(id));
}
