import { describe, expect, it } from "vitest";
import { ALL_STEP_IDS, ALL_STEPS } from "#tests/support/all-steps.ts";
import { bannerVariant, isBannerStep, isContractAhead } from "./message-banner.ts";

describe("The message banner (TRK-12)", () => {
  it.each([
    ["none", false, null],
    ["timer", false, "timer"],
    ["no_timer", false, "no_timer"],
    ["timer", true, null],
    ["no_timer", true, null],
    ["none", true, null],
  ] as const)("experiment %s, second flag %s: %s", (message_banner, suppress_message_banner, expected) => {
    expect(bannerVariant({ message_banner, suppress_message_banner })).toBe(expected);
  });

  it("is above insurance, ID and documents only", () => {
    expect(ALL_STEP_IDS.filter((step) => isBannerStep(ALL_STEPS, step))).toEqual([
      "VERIFY_INSURANCE",
      "VERIFY_ID",
      "UPLOAD_DOCUMENTS",
    ]);
    expect(isBannerStep(ALL_STEPS, null)).toBe(false);
  });

  it.each([
    ["READY", "NOT_READY", true],
    ["NEEDS_ATTENTION", "NOT_READY", true],
    ["COMPLETED", "NOT_READY", false],
    ["READY", "READY", false],
    ["READY", "IN_PROGRESS", false],
    ["COMPLETED", "COMPLETED", false],
  ] as const)(
    "insurance %s and contract %s: the contract is still to be prepared: %s",
    (first, sign, expected) => {
      const steps = [
        { step: "VERIFY_INSURANCE", status: first },
        { step: "VERIFY_ID", status: "COMPLETED" },
        { step: "UPLOAD_DOCUMENTS", status: "COMPLETED" },
        { step: "SIGN_CONTRACT", status: sign },
      ] as const;
      expect(isContractAhead(ALL_STEPS, steps)).toBe(expected);
    },
  );
});
