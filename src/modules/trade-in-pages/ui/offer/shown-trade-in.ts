import type { ComponentType, ReactNode } from "react";
import type { Cents } from "#platform/shared/money.ts";
import type { TradeInView } from "#modules/trade-in/domain/trade-in-view.ts";
import type { TradeInSite } from "#modules/trade-in/ui/parts/trade-in-site.ts";
import type { SheetQuestion } from "../questions/sheet-question.ts";

/** What is owed on the car, beside an offer; composed by the route, because lenders are another module's. */
export type OwedPart = ComponentType<{
  readonly brand: string;
  readonly offerCents: Cents;
  readonly version: number;
  readonly isKept: boolean;
}>;

/** Pictures of the car; composed by the route, because files are another module's. */
export type PhotosPart = ComponentType;

/** What every state of an offer shows. */
export interface ShownTradeIn {
  readonly site: TradeInSite;
  readonly view: TradeInView;
  readonly questions: readonly SheetQuestion[];
  readonly Photos: PhotosPart;
  /** The frame of a price guide, where the retailer has one. */
  readonly guide: ReactNode;
}
