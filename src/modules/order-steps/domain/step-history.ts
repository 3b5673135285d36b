import type { OrderStatus } from "#modules/orders/domain/order.ts";

/** A stored entry of a step. */
export interface StepChange {
  readonly subject: string;
  readonly status: string;
  /** What the step adds to its status, e.g. a document type or `moved`; null where there is nothing to add. */
  readonly detail: string | null;
  readonly orderStatus: OrderStatus;
}

/** Who did it, as a kind of party, and what it was, in a sentence the buyer reads. */
export type StepStory = readonly [actor: string, reason: string];

/** How a step is written into the history and read from it (ORD-02). */
export interface StepHistory {
  /** Names the step in `order_history.subject`. */
  readonly subject: string;
  /** Icon of its entries. */
  readonly icon: "shield" | "user" | "document" | "pen" | "card" | "truck" | "check";
  /** Names of parties that only this step knows, by actor; the retailer stands in for others. */
  readonly parties?: Readonly<Record<string, string>>;
  /** By status. */
  readonly stories: Readonly<Record<string, StepStory>>;
  /** Stories that the detail or the order's own state changes; undefined leaves it to `stories`. */
  special?(change: StepChange): StepStory | undefined;
}
