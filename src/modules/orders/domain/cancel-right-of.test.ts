import { describe, expect, it } from "vitest";
import { pricedSnapshot } from "#tests/support/priced-snapshot.ts";
import { cancelRightOf, cancelUntil } from "./cancel-right-of.ts";

const timeZone = "America/Los_Angeles";
const snapshot = pricedSnapshot({ dealType: "Finance", state: "CA" });
const sold = { ...snapshot, rooftop: { ...snapshot.rooftop, timeZone } };
const right = cancelRightOf(sold, new Date("2026-11-09T20:00:00Z"))!;

describe("The right to cancel an order", () => {
  it("is that of the day at the dealer, not in UTC", () => {
    expect(cancelRightOf(sold, new Date("2026-10-01T05:00:00Z"))).toBeNull();
    expect(cancelRightOf(sold, new Date("2026-10-01T08:00:00Z"))).not.toBeNull();
  });

  it.each(["Finance", "Lease", "Cash"] as const)(
    "is the same however the car is paid for (%s)",
    (dealType) => {
      const { rooftop, vehicle, lines } = pricedSnapshot({ dealType, state: "CA" });
      expect(cancelRightOf({ rooftop, vehicle, lines }, new Date("2026-11-09T20:00:00Z"))).toEqual(right);
    },
  );

  it.each([
    ["in the morning", "2026-11-09T17:00:00Z"],
    ["in the evening, when it is tomorrow in UTC", "2026-11-10T07:59:00Z"],
  ])("lasts to the end of the third day at the dealer, handed over %s", (_, at) => {
    expect(new Date(cancelUntil(right, Date.parse(at), timeZone)).toISOString()).toBe(
      "2026-11-13T08:00:00.000Z",
    );
  });

  it("loses no hour where clocks change", () => {
    const until = cancelUntil(right, Date.parse("2026-10-30T19:00:00Z"), timeZone);
    expect(new Date(until).toISOString()).toBe("2026-11-03T08:00:00.000Z");
  });
});
