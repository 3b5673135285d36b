import type { TradeInView } from "../../domain/trade-in-view.ts";
import type { TradeInSite } from "../parts/trade-in-site.ts";
import type { SheetQuestion } from "../questions/sheet-question.ts";

/** What every state of an offer shows. */
export interface ShownTradeIn {
  readonly site: TradeInSite;
  readonly view: TradeInView;
  readonly questions: readonly SheetQuestion[];
}
