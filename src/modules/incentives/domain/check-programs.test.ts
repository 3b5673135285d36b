import { describe, expect, test } from "vitest";
import { checkPrograms } from "./check-programs.ts";
import { readProgramFile } from "./read-program-file.ts";

const car = (model: string, year = 2027) =>
  ({ make: "Honda", model, trim: "EX", year, condition: "new" }) as const;
const STOCK = [car("CR-V"), car("Civic")];

const row = (rest: object = {}) => ({
  number: "A",
  kind: "customer-cash",
  title: "Cash",
  maker: "Honda",
  models: ["CR-V"],
  from: "2026-11-01",
  to: "2026-12-31",
  amount: 1_500,
  ...rest,
});

function faultsOf(...values: readonly object[]): (readonly [string, string])[] {
  const rows = values.map((value, at) => ({ at: `line ${at + 2}`, value }));
  return checkPrograms(rows, STOCK).faults.map(({ at, field }) => [at, field] as const);
}

describe("A file of programs", () => {
  test.each([
    ["a day that does not exist", { from: "2026-02-30" }, "from"],
    ["an end before its start", { to: "2026-10-31" }, "to"],
    ["a model that no car in stock has", { models: ["CR-V", "CRV"] }, "models"],
    ["a maker that no car in stock has", { maker: "Hond", models: [] }, "maker"],
    ["no amount", { amount: undefined }, "amount"],
    ["an amount of nothing", { amount: 0 }, "amount"],
    ["an amount with three decimals", { amount: 1.005 }, "amount"],
    ["an exclusion of a program that is not there", { excludes: ["NOPE"] }, "excludes"],
    ["itself among its exclusions", { excludes: ["A"] }, "excludes"],
    ["a kind that nobody knows", { kind: "dealer-cash" }, "kind"],
    ["a field that nobody knows", { amuont: 5 }, "amuont"],
    ["a rate beside cash", { rates: [{ months: 60, apr: 2.9 }] }, "rates"],
    ["years in the wrong order", { fromYear: 2027, toYear: 2026 }, "toYear"],
    ["a state in small letters", { states: ["tx"] }, "states.0"],
    ["a state that is none", { states: ["TX", "ZZ"] }, "states.1"],
    ["a lender for a cash deal", { dealTypes: ["cash"], lenders: ["Some Bank"] }, "lenders"],
  ])("is refused for %s, by row and field", (_, change, field) => {
    expect(faultsOf(row({ number: "B" }), row(change)).filter(([at]) => at === "line 3")).toContainEqual([
      "line 3",
      field,
    ]);
  });

  test("is refused where one number runs twice at a time", () => {
    expect(faultsOf(row(), row({ from: "2026-12-31", to: "2027-01-31" }))).toEqual([["line 3", "from"]]);
    expect(faultsOf(row(), row({ from: "2027-01-01", to: "2027-01-31" }))).toEqual([]);
  });

  test("is refused where two programs of a kind would pay twice for one car", () => {
    expect(faultsOf(row(), row({ number: "B" }))).toEqual([["line 3", "stackGroup"]]);
    const group = { stackGroup: "cash" };
    expect(faultsOf(row(group), row({ number: "B", ...group }))).toEqual([]);
    expect(faultsOf(row(), row({ number: "B", models: ["Civic"] }))).toEqual([]);
    expect(faultsOf(row({ states: ["TX"] }), row({ number: "B", states: ["OK"] }))).toEqual([]);
    expect(faultsOf(row({ zips: ["787"] }), row({ number: "B", zips: ["78701"] }))).toHaveLength(1);
    expect(faultsOf(row({ zips: ["787"] }), row({ number: "B", zips: ["78601", "770"] }))).toEqual([]);
  });

  test("turns dollars and percent into cents and exact rates", () => {
    const apr = { kind: "special-apr", amount: undefined, rates: [{ months: 60, apr: 2.9 }], number: "B" };
    const { programs } = checkPrograms(
      [row(), row(apr)].map((value) => ({ at: "", value })),
      STOCK,
    );
    expect(programs).toMatchObject([
      { id: "A@2026-11-01", amountCents: 150_000, appliedAs: "down-payment", dealTypes: [] },
      {
        amountCents: null,
        rates: [{ months: 60, ratePpm: 29_000 }],
        appliedAs: "rate",
        dealTypes: ["finance"],
      },
    ]);
  });

  test("says the same as CSV and as JSON", () => {
    const csv = [
      "number,kind,title,maker,models,from,to,amount,rates,excludes",
      'A,customer-cash,"Cash, for all",Honda,CR-V|Civic,2026-11-01,2026-12-31,"$1,500.00",,',
      "B,special-apr,Rate,Honda,,2026-11-01,2026-12-31,,36:1.9|60:2.9,A",
    ].join("\r\n");
    const json = JSON.stringify([
      row({ title: "Cash, for all", models: ["CR-V", "Civic"] }),
      row({
        number: "B",
        kind: "special-apr",
        title: "Rate",
        models: [],
        amount: undefined,
        rates: [
          { months: 36, apr: 1.9 },
          { months: 60, apr: 2.9 },
        ],
        excludes: ["A"],
      }),
    ]);
    const [one, other] = [csv, json].map((text) => {
      const file = readProgramFile(text);
      if (file.kind !== "rows") throw new Error(file.message);
      return checkPrograms(file.rows, STOCK);
    });
    expect(one?.faults).toEqual([]);
    expect(one).toEqual(other);
  });

  test("names the line of a wrong CSV row, also after a cell of two lines", () => {
    const csv = 'number,kind,title\nA,cash,"One\ntwo"\nB,cash,Three\n';
    const file = readProgramFile(csv);
    expect(file.kind === "rows" && file.rows.map(({ at }) => at)).toEqual(["line 2", "line 4"]);
  });

  test.each([["{"], ["[1"], ['{"other":1}'], [""], ["just words"]])("that is none is refused: %j", (text) => {
    expect(readProgramFile(text)).toMatchObject({ kind: "unreadable" });
  });
});
