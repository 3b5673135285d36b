import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { documentStepStatus, hasSigningDocuments } from "./document-step-status.ts";
import { DOCUMENT_TYPES, requiredDocumentTypes } from "./document-types.ts";

const documents = (statuses: Readonly<Record<string, string>>) =>
  Object.entries(statuses).map(([key, status]) => ({ key, status }));

describe("The document step (DOC-07)", () => {
  it.each([
    ["all complete", { DriversLicense: "complete", InsuranceCard: "complete" }, "COMPLETED"],
    [
      "all complete, more asked for",
      { DriversLicense: "complete", InsuranceCard: "complete", W2: "complete" },
      "COMPLETED",
    ],
    ["none complete", { DriversLicense: "initialized", InsuranceCard: "initialized" }, "READY"],
    ["none complete, one failed", { DriversLicense: "fail", InsuranceCard: "initialized" }, "READY"],
    ["none complete, one uploading", { DriversLicense: "uploading", InsuranceCard: "initialized" }, "READY"],
    [
      "license and card complete, others not",
      { DriversLicense: "complete", InsuranceCard: "complete", PayStub: "initialized" },
      "NEEDS_ATTENTION",
    ],
    [
      "license and card complete, another failed",
      { DriversLicense: "complete", InsuranceCard: "complete", W2: "fail" },
      "NEEDS_ATTENTION",
    ],
    [
      "only the license complete",
      { DriversLicense: "complete", InsuranceCard: "initialized" },
      "IN_PROGRESS",
    ],
    ["only the card complete", { DriversLicense: "initialized", InsuranceCard: "complete" }, "IN_PROGRESS"],
    [
      "only another complete",
      { DriversLicense: "initialized", InsuranceCard: "initialized", W2: "complete" },
      "IN_PROGRESS",
    ],
    ["nothing asked for (OP-53)", {}, "READY"],
  ])("%s", (_row, statuses, step) => {
    expect(documentStepStatus(documents(statuses))).toBe(step);
  });

  it("is complete exactly when every slot is", () => {
    const slots = fc.array(
      fc.record({
        key: fc.constantFrom(...DOCUMENT_TYPES),
        status: fc.constantFrom("initialized", "uploading", "complete", "fail"),
      }),
      { minLength: 1 },
    );
    fc.assert(
      fc.property(slots, (some) => {
        const isDone = some.every(({ status }) => status === "complete");
        return (documentStepStatus(some) === "COMPLETED") === isDone;
      }),
    );
  });
});

describe("The documents signing waits for (SIGN-05)", () => {
  it.each([
    ["both complete", { DriversLicense: "complete", InsuranceCard: "complete" }, true],
    [
      "both complete, another missing",
      { DriversLicense: "complete", InsuranceCard: "complete", W2: "initialized" },
      true,
    ],
    ["no card asked for", { DriversLicense: "complete" }, true],
    ["card missing", { DriversLicense: "complete", InsuranceCard: "initialized" }, false],
    ["license missing", { DriversLicense: "initialized", InsuranceCard: "complete" }, false],
    ["no license slot at all", { InsuranceCard: "complete" }, false],
    ["nothing", {}, false],
  ])("%s: %s", (_row, statuses, expected) => {
    expect(hasSigningDocuments(documents(statuses))).toBe(expected);
  });

  it("leaves the insurance card out where the retailer skips the check", () => {
    expect(requiredDocumentTypes({ skipsInsurance: false })).toEqual(["DriversLicense", "InsuranceCard"]);
    expect(requiredDocumentTypes({ skipsInsurance: true })).toEqual(["DriversLicense"]);
  });
});
