import { expect, test } from "vitest";
import { priceErrorHelp } from "./personal-words.ts";

test.each([
  [["SCORE_BELOW_MINIMUM", "PTI_TOO_HIGH"], "pricing.scoreBelowMinimum"],
  [["MILEAGE_TOO_HIGH"], "pricing.mileageTooHigh"],
  [["TOTAL_LTV_TOO_HIGH"], "pricing.loanToValue"],
  [["DTI_TOO_HIGH"], "pricing.adjustDeal"],
  [["DEAL_TYPE_NOT_OFFERED"], "pricing.onlyLeases"],
  [["VEHICLE_TOO_OLD"], null],
  [[], null],
])("A car that misses %j is explained by %s", (codes, key) => {
  expect(priceErrorHelp(codes)).toBe(key);
});
