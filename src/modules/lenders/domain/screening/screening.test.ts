import fc from "fast-check";
import { expect, test } from "vitest";
import { testReport } from "#tests/support/credit-request.ts";
import { redFlagsOf } from "./red-flags.ts";
import { SAMPLE_SDN } from "./sample-sdn-data.ts";
import { screenName } from "./screen-name.ts";
import { csvRows, parseSdnList } from "./sdn-list.ts";

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
  expect(redFlagsOf({ screening, ssn: "666123456", report })).toEqual([
    { flag: "SDN_NEAR", clearedBy: "person" },
    { flag: "NUMBER_NEVER_ISSUED", clearedBy: "person" },
    { flag: "FRAUD_ALERT", clearedBy: "paper" },
    { flag: "NUMBER_OF_DECEASED", clearedBy: "person" },
  ]);
  const clear = screenName(list, person("Avery", "Sample"));
  expect(redFlagsOf({ screening: clear, ssn: null, report: null })).toEqual([]);
});
