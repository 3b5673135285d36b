import type { DealStatus, OrderStatus } from "./order.ts";

/** One stored entry of the history (ORD-02), before a step's entry is put into words. */
export interface OrderHistoryEntry {
  /** `order`, or the step that changed. */
  readonly subject: string;
  /** Status of the step; null where the order or its deal moved. */
  readonly status: string | null;
  /** What the step adds to its status, e.g. a document type; of the order or its deal the amount of `reason` in cents; null where there is nothing to add. */
  readonly detail: string | null;
  /** Of the order and the deal after it. */
  readonly orderStatus: OrderStatus;
  readonly dealStatus: DealStatus;
  /** Empty for a step: who and why follow from its status. */
  readonly actor: string;
  readonly reason: string;
  /** ISO instant. */
  readonly at: string;
}
