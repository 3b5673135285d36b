import { describe, expect, it } from "vitest";
import { ALL_STEPS } from "#tests/support/all-steps.ts";
import { trackerPage } from "./tracker-pages.ts";

describe("A path below the tracker", () => {
  it.each([
    ["insurance-verification", "VERIFY_INSURANCE", ""],
    ["id-verification/next-steps", "VERIFY_ID", "next-steps"],
    ["doc-upload/summary", "UPLOAD_DOCUMENTS", "summary"],
    ["signing/review", "SIGN_CONTRACT", "review"],
    ["signing/", "SIGN_CONTRACT", ""],
    ["payment/bank/error", "PAYMENT_DETAILS", "bank/error"],
  ])("%s opens %s", (path, step, view) => {
    expect(trackerPage(ALL_STEPS, path)).toEqual({ step, view });
  });

  it.each(["", "nonsense", "signing/nonsense", "payment/bank/x", "toString", "insurance-verification/more"])(
    "%j is unknown and lands elsewhere (TRK-10)",
    (path) => {
      expect(trackerPage(ALL_STEPS, path)).toBeNull();
    },
  );
});
