/** TRADE-04, verbatim. */
const TRADE_IN_STATUSES = [
  "Draft",
  "Unconfirmed",
  "Requested",
  "In progress",
  "Completed",
  "Cancelled",
  "Failed",
] as const;
export type TradeInStatus = (typeof TRADE_IN_STATUSES)[number];

/** What happens to a trade-in; each leads somewhere or is refused. */
type TradeInEvent =
  | "started"
  | "described"
  | "edited"
  | "offerAsked"
  | "reviewed"
  | "accepted"
  | "denied"
  | "ranOut"
  | "corrected"
  | "canceled"
  | "restarted";

const TABLE: Readonly<Record<TradeInStatus, Partial<Record<TradeInEvent, TradeInStatus>>>> = {
  Draft: { described: "Unconfirmed", edited: "Draft", canceled: "Cancelled" },
  Unconfirmed: { edited: "Draft", described: "Unconfirmed", offerAsked: "Requested", canceled: "Cancelled" },
  Requested: { reviewed: "In progress", denied: "Failed", canceled: "Cancelled" },
  "In progress": { accepted: "Completed", denied: "Failed", edited: "Draft", canceled: "Cancelled" },
  Completed: { ranOut: "Draft", edited: "Draft", canceled: "Cancelled" },
  Failed: { corrected: "Draft", edited: "Draft" },
  Cancelled: { restarted: "Draft" },
};

/** Table G; null where it has no such way on (409 `state.transitionNotAllowed`, OP-06). */
export function tradeInAfter(status: TradeInStatus, event: TradeInEvent): TradeInStatus | null {
  return TABLE[status][event] ?? null;
}
