import { describe, expect, test } from "vitest";
import { inventorySettings } from "#modules/inventory/domain/settings-schema.ts";
import * as v from "valibot";
import { feedFaults } from "./feed-faults.ts";
import type { FeedFacts } from "./feed-facts.ts";

const { importGuards: guards } = v.parse(inventorySettings.config.inventory, {});

/** The file of an ordinary day: 600 used cars, all known, some repriced. */
const ORDINARY: FeedFacts = {
  rows: 600,
  exchangedKeys: 0,
  unreadablePrices: 0,
  known: 590,
  pricedBefore: 590,
  lostPrice: 4,
  priced: 586,
  movedFar: 6,
  medianPriceRatio: 1,
  metered: 590,
  rolledBack: 2,
  medianMileageRatio: 1,
  crossed: 0,
  renamed: 1,
  twoColored: 400,
  repainted: 0,
  withdrawn: 0,
  fresh: 10,
  reborn: 0,
  used: { priced: 590, medianPriceCents: 1_370_000, metered: 600, medianMileage: 38_000 },
  new: { priced: 0, medianPriceCents: null, metered: 0, medianMileage: null },
  yearTold: 600,
  yearContradicted: 2,
  aged: 590,
  priceByYear: 0.6,
  mileageByYear: -0.6,
  makeAsModel: 0,
};
/** The first file of a retailer: nothing is known. */
const FIRST: FeedFacts = {
  ...ORDINARY,
  known: 0,
  pricedBefore: 0,
  lostPrice: 0,
  priced: 0,
  movedFar: 0,
  medianPriceRatio: null,
  metered: 0,
  rolledBack: 0,
  medianMileageRatio: null,
  renamed: 0,
  twoColored: 0,
  withdrawn: 0,
  fresh: 600,
};

const codesOf = (facts: FeedFacts) => feedFaults(facts, guards).map(({ code }) => code);

describe("a file that may be applied", () => {
  test.each([
    ["an ordinary day", ORDINARY],
    ["the first file", FIRST],
    ["an empty stock", { ...FIRST, rows: 0, fresh: 0, aged: 0, yearTold: 0 }],
    ["one car of three that costs half", { ...ORDINARY, rows: 3, known: 3, priced: 3, movedFar: 1 }],
    ["a sale: every price 25 % lower", { ...ORDINARY, medianPriceRatio: 0.75 }],
    ["a share exactly at the limit", { ...ORDINARY, known: 500, priced: 500, movedFar: 100 }],
  ])("%s", (_, facts) => expect(codesOf(facts)).toEqual([]));
});

describe("a file that is held back", () => {
  test.each<[string, FeedFacts, string[]]>([
    [
      "price and mileage columns exchanged",
      {
        ...ORDINARY,
        crossed: 580,
        movedFar: 580,
        medianPriceRatio: 2.8,
        rolledBack: 580,
        medianMileageRatio: 0.3,
      },
      ["price-and-mileage-exchanged", "prices-moved", "mileage-moved"],
    ],
    [
      "prices in cents: some over the cap, the rest a hundredfold",
      {
        ...ORDINARY,
        unreadablePrices: 366,
        lostPrice: 366,
        priced: 224,
        movedFar: 224,
        medianPriceRatio: 100,
      },
      ["prices-lost", "prices-unreadable", "prices-moved"],
    ],
    [
      "an empty price column",
      { ...ORDINARY, lostPrice: 590, priced: 0, movedFar: 0, medianPriceRatio: null },
      ["prices-lost"],
    ],
    ["a fifth of the stock repriced by half", { ...ORDINARY, movedFar: 130 }, ["prices-moved"]],
    ["every price 50 % higher", { ...ORDINARY, medianPriceRatio: 1.5 }, ["prices-moved"]],
    ["make and model exchanged", { ...ORDINARY, renamed: 590, makeAsModel: 600 }, ["identity-changed"]],
    ["exterior and interior exchanged", { ...ORDINARY, repainted: 390 }, ["colors-exchanged"]],
    ["years moved to another column", { ...ORDINARY, yearContradicted: 500 }, ["years-contradict"]],
    ["miles that went down", { ...ORDINARY, rolledBack: 200 }, ["mileage-moved"]],
    ["miles told in kilometers", { ...ORDINARY, medianMileageRatio: 1.609 }, ["mileage-moved"]],
    [
      "VIN and stock number exchanged",
      { ...ORDINARY, rows: 2, known: 2, exchangedKeys: 598 },
      ["keys-exchanged"],
    ],
    ["every car under new keys", { ...FIRST, reborn: 600 }, ["keys-changed"]],
    ["everything called sold", { ...ORDINARY, withdrawn: 590 }, ["stock-withdrawn"]],
    [
      "four cars, all of them exchanged",
      { ...ORDINARY, rows: 4, known: 4, crossed: 4 },
      ["price-and-mileage-exchanged"],
    ],
    [
      "a first file in cents",
      { ...FIRST, unreadablePrices: 366, used: { ...FIRST.used, priced: 234, medianPriceCents: 75_000_000 } },
      ["prices-unreadable", "prices-implausible"],
    ],
    [
      "a first file with price and mileage exchanged",
      { ...FIRST, priceByYear: -0.6, mileageByYear: 0.6 },
      ["price-and-mileage-exchanged"],
    ],
    [
      "a first file of new cars whose price is their mileage",
      { ...FIRST, new: { priced: 90, medianPriceCents: 1_200, metered: 90, medianMileage: 41_000 } },
      ["prices-implausible", "mileages-implausible"],
    ],
    [
      "a first file whose years are not those of the VINs",
      { ...FIRST, yearContradicted: 400 },
      ["years-contradict"],
    ],
    ["a first file with make and model exchanged", { ...FIRST, makeAsModel: 598 }, ["identity-changed"]],
  ])("%s", (_, facts, codes) => expect(codesOf(facts)).toEqual(codes));

  test("says how many cars, and what they did", () => {
    expect(feedFaults({ ...ORDINARY, lostPrice: 590 }, guards)).toEqual([
      { code: "prices-lost", message: "590 of 590 cars lost their price" },
    ]);
    expect(feedFaults({ ...ORDINARY, medianPriceRatio: 1.5 }, guards)).toEqual([
      { code: "prices-moved", message: "the median price is 1.50 times what it was" },
    ]);
  });

  test("a retailer sets the limits", () => {
    const facts = { ...ORDINARY, movedFar: 130 };
    expect(feedFaults(facts, { ...guards, maximumMovedPercent: 30 })).toEqual([]);
    expect(feedFaults(ORDINARY, { ...guards, maximumMovedPercent: 1 })).toHaveLength(1);
  });
});
