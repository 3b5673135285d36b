/** Where a message stands: written, tried in vain so far, with its recipient, or given up for a reason. */
export type MessageState = "waiting" | "retrying" | "delivered" | "failed";

/** The state of one outbox row, derived from what happened to it. */
export function messageState(message: {
  readonly deliveredAt: Date | null;
  readonly failedAt: Date | null;
  readonly problem: string | null;
}): MessageState {
  if (message.deliveredAt !== null) return "delivered";
  if (message.failedAt !== null) return "failed";
  return message.problem === null ? "waiting" : "retrying";
}
