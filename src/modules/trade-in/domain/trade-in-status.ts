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
  /** All that is asked is said. */
  | "described"
  /** Something was said, or said otherwise. */
  | "edited"
  | "offerAsked"
  | "reviewed"
  | "accepted"
  | "denied"
  | "ranOut"
  | "canceled";

const TABLE: Readonly<Record<TradeInStatus, Partial<Record<TradeInEvent, TradeInStatus>>>> = {
  Draft: { described: "Unconfirmed", edited: "Draft", canceled: "Cancelled" },
  Unconfirmed: { edited: "Draft", offerAsked: "Requested", canceled: "Cancelled" },
  Requested: { reviewed: "In progress", denied: "Failed", canceled: "Cancelled" },
  "In progress": {
    accepted: "Completed",
    denied: "Failed",
    edited: "Draft",
    ranOut: "Draft",
    canceled: "Cancelled",
  },
  Completed: { ranOut: "Draft", edited: "Draft", canceled: "Cancelled" },
  Failed: { edited: "Draft" },
  Cancelled: { edited: "Draft" },
};

/** Table G; null where it has no such way on (409 `state.transitionNotAllowed`, OP-06). */
export function tradeInAfter(status: TradeInStatus, event: TradeInEvent): TradeInStatus | null {
  return TABLE[status][event] ?? null;
}
