import { expect, test } from "vitest";
import { lenderProblems } from "./lender-problems.ts";

const funding = {
  source: "THIRD_PARTY_FINANCING",
  lenderName: "Navy Federal Credit Union",
  approvedAmountCents: 2_000_000,
} as const;
const lenderContact = "(512) 555-0177";

test("a lender with name, contact and amount is complete", () => {
  expect(lenderProblems({ funding, lenderContact })).toEqual({});
});

test.each([
  ["lenderName", { funding: { ...funding, lenderName: "  " }, lenderContact }],
  ["lenderContact", { funding, lenderContact: " " }],
  ["approvedAmountCents", { funding: { ...funding, approvedAmountCents: 0 }, lenderContact }],
])("%s is missed by its name", (field, lender) => {
  expect(Object.keys(lenderProblems(lender))).toEqual([field]);
});

test("who pays with own funds is asked for nothing", () => {
  expect(lenderProblems({ funding: { source: "OWN_FUNDS" }, lenderContact: undefined })).toEqual({});
  expect(lenderProblems({ funding: null, lenderContact: undefined })).toEqual({});
});

test("a name that is not on the list is kept only when somebody says that it is right (VAL-34)", () => {
  const typed = { ...funding, lenderName: "Pecan Street Credit Union" };
  expect(Object.keys(lenderProblems({ funding: typed, lenderContact }))).toEqual(["lenderName"]);
  const confirmed = { ...typed, isNameConfirmed: true };
  expect(lenderProblems({ funding: confirmed, lenderContact })).toEqual({});
});

test("a name without a letter or digit is none, whoever says so", () => {
  const marks = { ...funding, lenderName: "---", isNameConfirmed: true };
  expect(Object.keys(lenderProblems({ funding: marks, lenderContact }))).toEqual(["lenderName"]);
});
