import type { TenantSettings } from "#modules/tenancy/domain/tenant-config-schema.ts";
import type { FeedFacts, StockFigures } from "./feed-facts.ts";

type FeedGuards = TenantSettings["inventory"]["importGuards"];

/** Why a whole file is held back: a code that stays, and words for the retailer. */
export interface FeedFault {
  readonly code: FaultCode;
  readonly message: string;
}

/** Fewer cars than this prove nothing, unless they are all that the file has. */
const FEW = 5;
/** Enough cars for a median or a trend. */
const ENOUGH_FOR_MEDIAN = 5;
const ENOUGH_FOR_TREND = 20;
const TREND = 0.2;
/** A file of strangers is compared by what cars cost and have run; one of known cars by what they did before. */
const MOSTLY_NEW = 0.5;

const PLAUSIBLE = {
  used: { priceCents: [50_000, 40_000_000], mileage: [300, 400_000] },
  new: { priceCents: [800_000, 60_000_000], mileage: [0, 5_000] },
} as const;

interface Case {
  readonly facts: FeedFacts;
  readonly guards: FeedGuards;
}

type Rule = (given: Case) => string | undefined;

/** Each rule answers its reason, or nothing. The sequence is that of the report: the likeliest cause first. */
const RULES = {
  "keys-exchanged": ({ facts, guards }) =>
    share(
      facts.exchangedKeys,
      facts.rows + facts.exchangedKeys,
      guards.maximumIdentityPercent,
    )?.("have a VIN as their stock number: the columns look exchanged"),
  "price-and-mileage-exchanged": ({ facts, guards }) =>
    share(
      facts.crossed,
      facts.known,
      guards.maximumMovedPercent,
    )?.("cost what they had run: price and mileage look exchanged") ??
    (facts.aged >= ENOUGH_FOR_TREND &&
    isMostlyNew(facts) &&
    (facts.priceByYear ?? 0) < -TREND &&
    (facts.mileageByYear ?? 0) > TREND
      ? "newer cars cost less and have run more than older ones: price and mileage look exchanged"
      : undefined),
  "identity-changed": ({ facts, guards }) =>
    share(
      facts.renamed,
      facts.known,
      guards.maximumIdentityPercent,
    )?.("became another make, model or year") ??
    share(
      facts.makeAsModel,
      facts.rows,
      guards.maximumIdentityPercent,
    )?.("have a maker as their model: make and model look exchanged"),
  "keys-changed": ({ facts, guards }) =>
    share(
      facts.reborn,
      facts.fresh,
      guards.maximumIdentityPercent,
    )?.("that look new are on sale under another VIN and stock number"),
  "colors-exchanged": ({ facts, guards }) =>
    share(
      facts.repainted,
      facts.twoColored,
      guards.maximumIdentityPercent,
    )?.("exchanged their exterior and interior colors"),
  "prices-lost": ({ facts, guards }) =>
    share(facts.lostPrice, facts.pricedBefore, guards.maximumLostPricePercent)?.("lost their price"),
  "prices-unreadable": ({ facts, guards }) =>
    share(
      facts.unreadablePrices,
      facts.rows,
      guards.maximumLostPricePercent,
    )?.("have a price that is no amount of dollars up to $999,999"),
  "prices-moved": ({ facts, guards }) =>
    share(
      facts.movedFar,
      facts.priced,
      guards.maximumMovedPercent,
    )?.(`moved their price by more than ${guards.priceMovePercent} %`) ??
    outside(facts.medianPriceRatio, facts.priced, [
      guards.minimumMedianPriceRatio,
      guards.maximumMedianPriceRatio,
    ])?.("the median price is {value} times what it was"),
  "mileage-moved": ({ facts, guards }) =>
    share(facts.rolledBack, facts.metered, guards.maximumMovedPercent)?.("have fewer miles than before") ??
    outside(
      facts.medianMileageRatio,
      facts.metered,
      [0.9, 1.5],
    )?.("the median mileage is {value} times what it was"),
  "stock-withdrawn": ({ facts, guards }) =>
    share(facts.withdrawn, facts.known, guards.maximumRemovalPercent)?.("are called sold or not available"),
  "years-contradict": ({ facts, guards }) =>
    share(
      facts.yearContradicted,
      facts.yearTold,
      guards.maximumIdentityPercent,
    )?.("have another model year than their VIN"),
  "prices-implausible": ({ facts }) =>
    implausible(facts, "priceCents", (of) => [of.medianPriceCents, of.priced]),
  "mileages-implausible": ({ facts }) =>
    implausible(facts, "mileage", (of) => [of.medianMileage, of.metered]),
} as const satisfies Record<string, Rule>;

type FaultCode = keyof typeof RULES;

/**
 * Every reason to hold a whole file back, by the retailer's limits (GEN-07): a feed may be wrong and must not hurt.
 * None for a file that may be applied.
 */
export function feedFaults(facts: FeedFacts, guards: FeedGuards): readonly FeedFault[] {
  return Object.entries(RULES).flatMap(([code, rule]) => {
    const message = (rule as Rule)({ facts, guards });
    return message === undefined ? [] : [{ code: code as FaultCode, message }];
  });
}

/** The sentence about a share that is too large, or nothing. */
function share(count: number, of: number, percent: number): ((says: string) => string) | undefined {
  const isProof = count >= FEW || (count >= 2 && count === of);
  if (!isProof || count * 100 <= of * percent) return undefined;
  return (says) => `${count} of ${of} cars ${says}`;
}

function outside(
  value: number | null,
  of: number,
  [least, most]: readonly [number, number],
): ((says: string) => string) | undefined {
  if (value === null || of < ENOUGH_FOR_MEDIAN || (value >= least && value <= most)) return undefined;
  return (says) => says.replace("{value}", value.toFixed(2));
}

function isMostlyNew(facts: FeedFacts): boolean {
  return facts.known < facts.rows * MOSTLY_NEW;
}

function implausible(
  facts: FeedFacts,
  what: "priceCents" | "mileage",
  read: (figures: StockFigures) => readonly [median: number | null, of: number],
): string | undefined {
  if (!isMostlyNew(facts)) return undefined;
  for (const condition of ["used", "new"] as const) {
    const [median, of] = read(facts[condition]);
    const [least, most] = PLAUSIBLE[condition][what];
    const reason = outside(median, of, [least, most])?.(condition);
    if (reason === undefined || median === null) continue;
    const value = Math.round(what === "priceCents" ? median / 100 : median).toLocaleString("en-US");
    return what === "priceCents"
      ? `the median price of the ${condition} cars is $${value}`
      : `the median mileage of the ${condition} cars is ${value}`;
  }
  return undefined;
}
