import { isOrderOver } from "#modules/orders/domain/states/is-order-over.ts";
import type { Order } from "#modules/orders/domain/order.ts";

type Candidate = Pick<Order, "id" | "orderNumber" | "orderStatus" | "submittedAt">;

/**
 * OP-01: which order `/signing` means. The newest one with a contract; an order that is over comes only when no
 * other has one. Before there is any contract, the newest order that waits for its own.
 * @param newestFirst every order of the account
 */
export function orderToSign<T extends Candidate>(
  newestFirst: readonly T[],
  withContract: ReadonlySet<string>,
): T | undefined {
  const bought = newestFirst.filter(({ submittedAt }) => submittedAt !== null);
  const running = bought.filter(({ orderStatus }) => orderStatus !== "CANCELED");
  const hasContract = ({ id }: T): boolean => withContract.has(id);
  return (
    running.find(hasContract) ??
    running.find(({ orderStatus }) => !isOrderOver(orderStatus)) ??
    bought.find(hasContract)
  );
}
