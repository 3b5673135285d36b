import fc from "fast-check";
import { expect, test } from "vitest";
import { testReport } from "#tests/support/credit-request.ts";
import { draws } from "#tests/support/draws.ts";
import { wordsOf } from "./alike-names.ts";
import { candidatesOf } from "./listed-names.ts";
import { redFlagsOf } from "./red-flags.ts";
import { SAMPLE_SDN } from "./sample-sdn-data.ts";
import { isSameName, screenName } from "./screen-name.ts";
import { csvRows, parseSdnList, type SdnList } from "./sdn-list.ts";

const { list, refusedRows } = parseSdnList(SAMPLE_SDN, SAMPLE_SDN.date);
const person = (firstName: string, lastName: string, birthDate: string | null = null) => ({
  firstName,
  middleName: null,
  lastName,
  birthDate,
});

test("people of the list are read with aliases and years of birth, companies are left out", () => {
  expect(refusedRows).toBe(0);
  expect(list.entries).toEqual([
    {
      entry: 90_001,
      names: ["SAMPLEVICH, Boris Testovich", "SAMPLEVICH, Borya"],
      birthYears: [1961],
      program: "SAMPLE1",
    },
    {
      entry: 90_002,
      names: ["EXAMPLE-LISTED, María José", "LISTED, Mary Example"],
      birthYears: [1974, 1975],
      program: "SAMPLE2",
    },
  ]);
});

test("quotes, commas and line ends inside a field are read as they are meant", () => {
  expect(csvRows('1,"a ""b"", c",-0- \r\n2,"x\ny",z\n')).toEqual([
    ["1", 'a "b", c', "-0-"],
    ["2", "x\ny", "z"],
  ]);
});

test.each([
  ["Borya", "Samplevich", null],
  ["boris testovich", "SAMPLEVICH", "1962-01-01"],
  ["Borya", "Samplevitch", "1961-03-12"],
  ["Maria Jose", "Example-Listed", "1975-05-05"],
])("%s %s, born %s, is near: a person looks", (first, last, born) => {
  expect(screenName(list, person(first, last, born))).toMatchObject({
    result: "NEAR",
    listDate: "2026-11-01",
  });
});

test.each([
  ["Borya", "Samplevich", "1999-01-01"],
  ["Avery", "Sample", null],
  ["Boris", "Miller", "1961-03-12"],
  ["X", "Y", null],
])("%s %s, born %s, is clear", (first, last, born) => {
  expect(screenName(list, person(first, last, born))).toMatchObject({ result: "CLEAR", hits: [] });
});

test("the order and the marks of letters do not matter, and no text breaks it", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), fc.string({ maxLength: 40 }), (first, last) => {
      expect(screenName(list, person(first, last)).result).toBe(screenName(list, person(last, first)).result);
    }),
  );
});

test("every alert of a file is a flag, and a number nobody was given is one too", () => {
  const screening = screenName(list, person("Borya", "Samplevich"));
  const report = testReport(700, { alerts: ["FRAUD_ALERT", "DECEASED"] });
  expect(redFlagsOf({ screening, ssn: "666123456", report, isNumberOfAnother: true })).toEqual([
    { flag: "SDN_NEAR", clearedBy: "person" },
    { flag: "NUMBER_NEVER_ISSUED", clearedBy: "person" },
    { flag: "NUMBER_OF_ANOTHER", clearedBy: "person" },
    { flag: "FRAUD_ALERT", clearedBy: "paper" },
    { flag: "NUMBER_OF_DECEASED", clearedBy: "person" },
  ]);
  const clear = screenName(list, person("Avery", "Sample"));
  expect(redFlagsOf({ screening: clear, ssn: null, report: null, isNumberOfAnother: false })).toEqual([]);
});

test.each([
  ["123456789", true],
  ["899991234", true],
  ["912501234", true],
  ["999991234", true],
  ["000121234", false],
  ["666121234", false],
  ["123001234", false],
  ["123450000", false],
  ["912491234", false],
  ["912661234", false],
  ["912931234", false],
  ["078051120", false],
  ["219099999", false],
])("the number %s can have been issued: %s", (ssn, isIssued) => {
  const screening = screenName(list, person("Avery", "Sample"));
  const flags = redFlagsOf({ screening, ssn, report: null, isNumberOfAnother: false });
  expect(flags).toEqual(isIssued ? [] : [{ flag: "NUMBER_NEVER_ISSUED", clearedBy: "person" }]);
});

test("one person's name is the same however it is written, and two people's are not", () => {
  expect(isSameName("José María Buyer", "buyer jose maria")).toBe(true);
  expect(isSameName("Robin Buyer", "Robyn Buyer")).toBe(true);
  expect(isSameName("Cher", "CHER")).toBe(true);
  expect(isSameName("Robin Buyer", "Avery Sample")).toBe(false);
  expect(isSameName("Robin Buyer", "Robin Miller")).toBe(false);
});

/** Few letters, so that names are often near; some words are long enough to differ in two places. */
const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), minLength: 2, maxLength: 18 });
const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(" "));

/** The rule without any shortcut. */
function areNear(one: string, other: string): boolean {
  const words = (text: string) => text.split(" ");
  const covered = (from: readonly string[], to: readonly string[]) => {
    const near = from.map((a) => Math.max(...to.map((b) => nearness(a, b))) * a.length);
    return near.reduce((sum, each) => sum + each, 0) / from.join("").length;
  };
  const [a, b] = [words(one), words(other)];
  return a.length > 1 && b.length > 1 && Math.min(covered(a, b), covered(b, a)) >= 0.85;
}
function nearness(a: string, b: string): number {
  return Math.abs(a.length - b.length) > 2 ? 0 : 1 - lettersApart(a, b) / Math.max(a.length, b.length);
}
function lettersApart(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [i, letter] of a.split("").entries())
    row = row.reduce<number[]>(
      (next, above, j) =>
        j === 0
          ? [i + 1]
          : [...next, Math.min(row[j - 1]! + Number(letter !== b[j - 1]), above + 1, next[j - 1]! + 1)],
      [],
    );
  return row[b.length]!;
}

test("nobody who is near is missed by looking only where a word begins or ends alike", () => {
  fc.assert(
    fc.property(fc.array(name, { minLength: 1, maxLength: 12 }), name, name, (listed, first, last) => {
      const names: SdnList = {
        date: "2026-11-01",
        entries: listed.map((one, entry) => ({ entry, names: [one], birthYears: [], program: "SAMPLE1" })),
      };
      const near = listed.flatMap((one, entry) => (areNear(`${first} ${last}`, one) ? [entry] : []));
      const { hits } = screenName(names, person(first, last));
      expect(hits.map(({ entry }) => entry).toSorted((a, b) => a - b)).toEqual(near);
    }),
    { numRuns: draws(2000) },
  );
});

test("of a list as long as the published one, few names are looked at for one buyer", () => {
  const letters = "abcdefghijklmnopqrstuvwxyz";
  const made = (seed: number) =>
    Array.from(
      { length: 4 + (seed % 6) },
      (_, at) => letters[(seed * 31 + at * 17 + ((seed >> at) & 15)) % 26],
    );
  const names: SdnList = {
    date: "2026-11-01",
    entries: Array.from({ length: 18_000 }, (_, entry) => ({
      entry,
      names: [`${made(entry * 7).join("")}, ${made(entry * 13 + 5).join("")}`],
      birthYears: [],
      program: "SAMPLE1",
    })),
  };
  const [listed] = names.entries[77]?.names ?? [];
  const looked = [...candidatesOf(names, wordsOf(listed ?? ""))];
  expect(looked.map(({ entry }) => entry)).toContain(77);
  expect(looked.length).toBeLessThan(1_000);
});
