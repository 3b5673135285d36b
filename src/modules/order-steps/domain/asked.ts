import type { OrderHistoryEntry } from "#modules/orders/domain/order-history.ts";
import type { SharedFacts } from "./step-facts.ts";

/** Something the buyer has to do, and the occasion: the same one is mailed once. */
export interface Asked<Notice extends string = string> {
  readonly notice: Notice;
  readonly occasion: string;
}

/** What a step reads to decide what it asks of the buyer. */
export interface AskFacts<Own extends object = object> {
  readonly facts: SharedFacts & Own;
  /** Oldest first. */
  readonly history: readonly Pick<
    OrderHistoryEntry,
    "subject" | "status" | "orderStatus" | "dealStatus" | "at"
  >[];
}

/** Names the occasion by the newest entry of a step; empty without one. */
export function newestOccasion({ history }: AskFacts, subject: string, status?: string): string {
  const entry = history.findLast(
    (one) => one.subject === subject && (status === undefined || one.status === status),
  );
  return entry === undefined ? "" : `${entry.status} ${entry.at}`;
}
