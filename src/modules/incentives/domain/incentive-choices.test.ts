import { describe, expect, test } from "vitest";
import { type CountedProgram, countedPrograms } from "./counted-program.ts";
import { cheapest, incentiveChoices } from "./incentive-choices.ts";
import type { IncentiveProgram } from "./incentive-program.ts";
import { rateForTerm } from "#modules/worksheet/domain/terms/rate-by-term.ts";
import { programsReaching } from "./eligible-programs.ts";

const program = (number: string, rest: Partial<IncentiveProgram> = {}): IncentiveProgram => ({
  id: number,
  number,
  kind: "customer-cash",
  title: number,
  maker: "Honda",
  models: [],
  trims: [],
  fromYear: null,
  toYear: null,
  conditions: [],
  states: [],
  zips: [],
  from: "2026-11-01",
  to: "2026-12-31",
  dealTypes: [],
  lenders: [],
  creditTiers: [],
  amountCents: 150_000,
  rates: [],
  residualPpm: null,
  proof: null,
  stackGroup: null,
  excludes: [],
  appliedAs: "down-payment",
  isInFeedPrice: false,
  ...rest,
});
const RATE = program("RATE", {
  kind: "special-apr",
  amountCents: null,
  appliedAs: "rate",
  rates: [
    { months: 60, ratePpm: 29_000 },
    { months: 36, ratePpm: 19_000 },
  ],
  lenders: ["Captive"],
  excludes: ["CASH"],
});
const CASH = program("CASH");

const deal = { type: "finance", termMonths: 60, creditTier: "good", hasTradeIn: false, claims: [] } as const;
const count = (programs: readonly IncentiveProgram[], change: object = {}): CountedProgram[] =>
  countedPrograms(programs, { deal: { ...deal, ...change }, day: "2026-11-26" });
const worthOf = ({ amountCents }: CountedProgram) => amountCents ?? 0;
const ids = (programs: readonly CountedProgram[]) => programs.map(({ id }) => id);

describe("Programs that count in a deal", () => {
  test.each([
    ["are in the feed's price already", program("A", { isInFeedPrice: true }), {}],
    ["nobody claimed", program("A", { kind: "military" }), {}],
    ["are for a trade-in that is not there", program("A", { kind: "trade-in-assistance" }), {}],
    ["are for another way to pay", program("A", { dealTypes: ["lease"] }), {}],
    [
      "need a lender, in a cash deal",
      program("A", { lenders: ["Captive"] }),
      { type: "cash", termMonths: null },
    ],
    ["are for another credit tier", program("A", { creditTiers: ["excellent"] }), {}],
    ["have no rate for the term", RATE, { termMonths: 72 }],
  ])("are never those that %s", (_, one, change) => {
    expect(count([one], change)).toEqual([]);
  });

  test("are those that the buyer claims", () => {
    expect(ids(count([program("A", { kind: "military" })], { claims: ["A"] }))).toEqual(["A"]);
  });

  test("are good for seven days, and never longer than the program (PROT-07)", () => {
    const days = count([CASH, program("B", { to: "2026-11-30" })]).map(({ until }) => until);
    expect(days).toEqual(["2026-12-03", "2026-11-30"]);
  });

  test("have the rate of the shortest term that covers the loan's", () => {
    expect([24, 36, 48, 60, 61].map((months) => rateForTerm(RATE.rates, months))).toEqual([
      19_000,
      19_000,
      29_000,
      29_000,
      null,
    ]);
  });

  test.each([
    ["on the first day", {}, "2026-11-01", 1],
    ["on the last day", {}, "2026-12-31", 1],
    ["a day early", {}, "2026-10-31", 0],
    ["a day late", {}, "2027-01-01", 0],
    ["in another state", { states: ["OK"] }, "2026-11-26", 0],
    ["in a listed zip area", { zips: ["787"] }, "2026-11-26", 1],
    ["in another zip area", { zips: ["786"] }, "2026-11-26", 0],
    ["for another model year", { fromYear: 2028 }, "2026-11-26", 0],
    ["for a trim, whatever its capitals", { trims: ["ex"] }, "2026-11-26", 1],
  ])("reach a car %s", (_, rest, day, found) => {
    const vehicle = { make: "HONDA", model: "CR-V", trim: "EX", year: 2027, condition: "new" } as const;
    const at = { vehicle, place: { state: "TX", zipCode: "78701" }, day };
    expect(programsReaching([program("A", rest)], at)).toHaveLength(found);
  });
});

describe("Ways to use programs", () => {
  const counted = count([CASH, RATE]);

  test("are the cash without the rate, and the rate with the cash that goes with it", () => {
    const more = count([CASH, RATE, program("BONUS", { kind: "bonus-cash", amountCents: 50_000 })]);
    const ways = incentiveChoices(more, { preference: "best", worthOf });
    expect(ways.map(({ support, cash }) => [support?.id ?? null, ids(cash)])).toEqual([
      [null, ["CASH", "BONUS"]],
      ["RATE", ["BONUS"]],
    ]);
  });

  test.each([
    ["cash", [null]],
    ["rate", ["RATE"]],
  ] as const)("are only what a buyer prefers: %s", (preference, supports) => {
    const ways = incentiveChoices(counted, { preference, worthOf });
    expect(ways.map(({ support }) => support?.id ?? null)).toEqual(supports);
  });

  test.each([
    ["that gives the rate uses it up", { name: "Captive", ratePpm: 29_000 }, "RATE", []],
    ["at a dearer rate leaves the cash free", { name: "Captive", ratePpm: 29_001 }, null, ["CASH"]],
    ["of another lender leaves the cash free", { name: "Other", ratePpm: 19_000 }, null, ["CASH"]],
  ])("with an offer %s", (_, lender, support, cash) => {
    const ways = incentiveChoices(counted, { preference: "rate", worthOf, lender: { id: "l1", ...lender } });
    expect(ways.map((way) => [way.support?.id ?? null, ids(way.cash)])).toEqual([[support, cash]]);
  });

  test("of the same cost are decided for the first", () => {
    expect(
      cheapest([{ costCents: 5 }, { costCents: 4, is: "first" }, { costCents: 4, is: "second" }]),
    ).toEqual({
      costCents: 4,
      is: "first",
    });
  });
});
