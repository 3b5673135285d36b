import { expect, test } from "vitest";
import { wholeDateText } from "./whole-date.ts";

test("a whole date is in figures only where nobody takes them for another day", () => {
  expect(wholeDateText("2026-11-05", "en")).toBe("11/05/2026");
  expect(wholeDateText("2026-12-05", "es")).toBe("5 dic 2026");
});

test("a weekday may stand before it", () => {
  expect(wholeDateText("2026-11-28", "en", { weekday: "short" })).toBe("Sat, 11/28/2026");
  expect(wholeDateText("2026-11-28", "es", { weekday: "short" })).toContain("sáb");
});
