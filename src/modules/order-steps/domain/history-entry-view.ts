import type { HistoryAmount } from "#modules/orders/domain/history-amount.ts";
import type { DealStatus, OrderStatus } from "#modules/orders/domain/order.ts";

/** One entry of GET /public/commerce/history/{orderNumber} (API-02, ORD-02). */
export interface HistoryEntryView {
  /** `order`, or the step that changed. */
  readonly subject: string;
  /** Status of the step; null where the order or its deal moved. */
  readonly status: string | null;
  /** Of the order and the deal after it. */
  readonly orderStatus: OrderStatus;
  readonly dealStatus: DealStatus;
  /** Who or what caused it, e.g. `buyer`; never a personal name. */
  readonly actor: string;
  /** May name `{amount}` and `{day}`. */
  readonly reason: string;
  readonly about?: HistoryAmount | null;
  readonly at: string;
}
