/**
 * What a staged file says of the stock, counted by the database before anything changes. Prices in cents,
 * mileages in miles; `known` cars are those of the file that are on sale already.
 */
export interface FeedFacts {
  /** Rows that became vehicles, and those refused because VIN and stock number changed places. */
  readonly rows: number;
  readonly exchangedKeys: number;
  readonly unreadablePrices: number;
  readonly known: number;
  /** Known cars that had a price, and those of them that have none now. */
  readonly pricedBefore: number;
  readonly lostPrice: number;
  /** Known cars with a price before and now, those whose price moved far, and the median of now by before. */
  readonly priced: number;
  readonly movedFar: number;
  readonly medianPriceRatio: number | null;
  /** Known cars with a mileage before and now, those that went down, and the median of now by before. */
  readonly metered: number;
  readonly rolledBack: number;
  readonly medianMileageRatio: number | null;
  /** Known cars whose price is now the number of their miles, or the other way round. */
  readonly crossed: number;
  /** Known cars that are another make, model or model year now. */
  readonly renamed: number;
  /** Known cars with two different colors, and those whose colors changed places. */
  readonly twoColored: number;
  readonly repainted: number;
  /** Known cars that the file calls sold or not available. */
  readonly withdrawn: number;
  /** New rows, and those that describe a car exactly that is on sale under other keys and not in the file. */
  readonly fresh: number;
  readonly reborn: number;
  readonly used: StockFigures;
  readonly new: StockFigures;
  /** Rows whose VIN tells a model year, and those that say another one. */
  readonly yearTold: number;
  readonly yearContradicted: number;
  /** Used rows with price, mileage and year, and how both go with the year: -1 to 1. */
  readonly aged: number;
  readonly priceByYear: number | null;
  readonly mileageByYear: number | null;
  /** Rows whose model is the name of a maker and whose make is none. */
  readonly makeAsModel: number;
}

export interface StockFigures {
  readonly priced: number;
  readonly medianPriceCents: number | null;
  readonly metered: number;
  readonly medianMileage: number | null;
}
