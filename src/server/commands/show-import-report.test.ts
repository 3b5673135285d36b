import { describe, expect, test } from "vitest";
import { importExitCode, type ImportReport } from "#modules/stock-feeds/domain/import-report.ts";
import { showImportList, showImportReport } from "./show-import-report.ts";

const report: ImportReport = {
  importId: "imp_1",
  fileName: "feed.csv",
  kind: "applied",
  layout: "vAuto export",
  encoding: "UTF-8",
  rows: 600,
  accepted: 600,
  refused: 0,
  refusals: [],
  warnings: [],
  unmappedDealers: [],
  diff: { new: 1, changed: 2, unchanged: 597, vanished: 3 },
  removed: 3,
  faults: [],
  refusedBecause: undefined,
  withheld: undefined,
  kept: 0,
};
const held: ImportReport = {
  ...report,
  kind: "held",
  removed: 0,
  faults: [{ code: "prices-lost", message: "590 of 590 cars lost their price" }],
};
const refusal = { rowNumber: 7, reasons: ["has neither a VIN nor a stock number"], raw: "" };

describe("the exit code of an import", () => {
  test.each<[string, ImportReport, number]>([
    ["applied", report, 0],
    ["refused", { ...report, kind: "refused", refusedBecause: "the file is empty" }, 1],
    ["held back", held, 3],
    ["applied without its removals", { ...report, withheld: "30 % of the stock is missing", kept: 180 }, 4],
    ["applied without some rows", { ...report, refused: 2 }, 5],
    ["applied without removals and rows", { ...report, withheld: "x", kept: 1, refused: 2 }, 4],
    ["a dry run of a file that would be held back", { ...held, kind: "dry-run" }, 3],
  ])("%s", (_, given, code) => expect(importExitCode(given)).toBe(code));
});

describe("the report of an import", () => {
  test("says what happened", () => {
    expect(showImportReport(report).split("\n")).toEqual([
      "  file      feed.csv (UTF-8, vAuto export)",
      "  rows      600 read, 600 accepted, 0 refused",
      "  diff      1 new, 2 changed, 597 unchanged, 3 vanished",
      "  result    applied, 3 removed (import imp_1)",
      "",
    ]);
  });

  test("of a file that is held back gives each reason with its code and the way on", () => {
    expect(showImportReport(held)).toContain("held back, nothing changed");
    expect(showImportReport(held)).toContain("590 of 590 cars lost their price [prices-lost]");
    expect(showImportReport(held)).toContain("--allow-changes");
  });

  test("names notes, dealers, kept stock and refused rows", () => {
    const text = showImportReport({
      ...report,
      warnings: [["no price: call for price", 3]],
      unmappedDealers: Array.from({ length: 14 }, (_, index) => [`MP${index}`, 2] as const),
      withheld: "30 % of the stock is missing from this file",
      kept: 180,
      refused: 9,
      refusals: [refusal],
    });
    expect(text).toContain("3 × no price: call for price");
    expect(text).toContain("MP11 (2)\n            and 2 more");
    expect(text).toContain("180 vanished vehicles stay on sale: 30 % of the stock is missing from this file");
    expect(text).toContain("row 7: has neither a VIN nor a stock number\n  refused   and 8 more");
  });

  test("reads the same after it was kept as JSON", () => {
    const kept = JSON.parse(JSON.stringify({ ...held, refused: 1, refusals: [refusal] })) as ImportReport;
    expect(showImportReport(kept)).toBe(showImportReport({ ...held, refused: 1, refusals: [refusal] }));
  });

  test("is found in a list", () => {
    const startedAt = new Date("2026-11-23T05:00:00Z");
    expect(showImportList([{ id: "imp_1", fileName: "feed.csv", state: "held", startedAt }])).toBe(
      "imp_1  2026-11-23T05:00:00.000Z  held      feed.csv\n",
    );
    expect(showImportList([])).toBe("no imports yet\n");
  });
});
