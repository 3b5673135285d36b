import { expect, test } from "vitest";
import { dayText } from "./day-text.ts";

test("the day of an instant in UTC, in each reader's language and again", () => {
  const days = ["2027-01-07T00:00:00Z", "2027-01-07T23:59:59Z"].map((at) => new Date(at));
  for (const day of days) {
    expect(dayText(day, "en")).toBe("January 7, 2027");
    expect(dayText(day, "es")).toBe("7 de enero de 2027");
    expect(dayText(day, "en", "medium")).toBe("Jan 7, 2027");
    expect(dayText(day, "es", "medium")).toBe("7 ene 2027");
  }
});
