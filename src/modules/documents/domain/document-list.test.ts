import { describe, expect, it } from "vitest";
import { documentList, type StoredDocument } from "./document-list.ts";

const file = (id: string, type: StoredDocument["type"]): StoredDocument => ({
  id,
  type,
  status: "complete" as const,
  format: "png",
  fileName: `${id}.png`,
  sizeBytes: 10,
  dateAdded: "2026-03-02T15:00:00Z",
});
const brief = (files: readonly StoredDocument[]) =>
  documentList(["DriversLicense", "InsuranceCard"], files).map(
    ({ id, key, status, statusText, isRequired }) => [id, key, status, statusText, isRequired],
  );

describe("The document list", () => {
  it("shows a slot without a file as missing (OP-28)", () => {
    expect(brief([])).toEqual([
      [null, "DriversLicense", "initialized", "Missing", true],
      [null, "InsuranceCard", "initialized", "Missing", true],
    ]);
  });

  it("shows every file of a slot, then what nobody asked for", () => {
    expect(brief([file("a", "DriversLicense"), file("b", "Other"), file("c", "DriversLicense")])).toEqual([
      ["a", "DriversLicense", "complete", "Submitted", true],
      ["c", "DriversLicense", "complete", "Submitted", true],
      [null, "InsuranceCard", "initialized", "Missing", true],
      ["b", "Other", "complete", "Submitted", false],
    ]);
  });
});
