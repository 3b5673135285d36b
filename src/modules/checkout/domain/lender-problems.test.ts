import { expect, test } from "vitest";
import { lenderProblems } from "./lender-problems.ts";

const funding = {
  source: "THIRD_PARTY_FINANCING",
  lenderName: "Pecan Street Credit Union",
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
