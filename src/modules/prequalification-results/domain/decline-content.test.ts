import { expect, it } from "vitest";
import { type DeclineReason, restsOnReport } from "./decline-content.ts";

const contact = {
  legalName: "A Bank",
  addressLines: ["1 Main St"],
  phone: "6145550100",
  agencyLines: ["CFPB"],
};

it.each<[string, readonly (readonly DeclineReason[])[], boolean]>([
  ["a state that no lender serves", [["STATE_NOT_SERVED"]], false],
  ["an ITIN and an age", [["ITIN_NOT_TAKEN", "UNDER_AGE"]], false],
  ["a bankruptcy beside it", [["STATE_NOT_SERVED", "BANKRUPTCY"]], true],
  ["another creditor's reason", [["STATE_NOT_SERVED"], ["DELINQUENT_OBLIGATIONS"]], true],
  ["a creditor that gives none", [[]], true],
])("a decline because of %s", (_, reasons, isUsed) => {
  const creditors = reasons.map((codes) => ({ contact, reasons: codes.map((code) => ({ code })) }));
  expect(restsOnReport(creditors)).toBe(isUsed);
});
