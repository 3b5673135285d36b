import { describe, expect, it } from "vitest";
import { isShortHistory } from "./history.ts";
import { maskMonthYear } from "./mask-month-year.ts";
import { takeOver } from "./take-over.ts";

describe("a month while it is typed", () => {
  it("gets its slash, and keeps one that somebody typed", () => {
    expect(Array.from("032021").reduce((field, key) => maskMonthYear(field + key), "")).toBe("03/2021");
    expect(maskMonthYear("3/2021")).toBe("3/2021");
    expect(maskMonthYear("0320211")).toBe("03/2021");
  });
});

describe("what came before", () => {
  it("is asked for when a start leaves part of two years open", () => {
    expect(isShortHistory("03/2026", "2026-11-25")).toBe(true);
    expect(isShortHistory("12/2024", "2026-11-25")).toBe(false);
    expect(isShortHistory("11/2024", "2026-11-25")).toBe(false);
    expect(isShortHistory("01/2025", "2026-11-25")).toBe(true);
  });

  it("is not asked for by a date that is none, or one to come", () => {
    for (const start of [undefined, "", "2026", "13/2026", "12/2026"])
      expect(isShortHistory(start, "2026-11-25"), start).toBe(false);
  });
});

describe("a form after a save", () => {
  const sent = { zipCode: "78701", county: "" };
  const kept = { zipCode: "78701", county: "Travis" };

  it("shows what the server knew better", () => {
    expect(takeOver({ sent, kept, now: sent })).toEqual(kept);
  });

  it("keeps what was typed meanwhile", () => {
    const now = { zipCode: "78701", county: "Hays" };
    expect(takeOver({ sent, kept, now })).toBe(now);
  });

  it("stays the same object when the server agrees", () => {
    expect(takeOver({ sent: kept, kept: { ...kept }, now: kept })).toBe(kept);
  });
});
