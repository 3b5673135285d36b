import type { TradeInView } from "#modules/trade-in/domain/trade-in-view.ts";

/** What became of an offer that the frame named. */
export interface GuideAnswer {
  readonly kind: "offer" | "too-many-miles" | "not-eligible" | "other-car" | "unavailable";
  /** The trade-in as it is afterwards. */
  readonly view: TradeInView;
}
