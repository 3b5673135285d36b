import { describe, expect, it } from "vitest";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { DAY_MS } from "#platform/shared/time/durations.ts";
import { afterHandover } from "./after-handover.ts";

const DELIVERED = 1_000 * DAY_MS;

const handover = {
  deliveredAt: DELIVERED,
  returnDays: 5,
  returnMiles: 500,
  cancelRight: null as OrderView["cancelRight"],
  isNew: false,
  warranty: { months: 6, miles: 6_000 },
  timeZone: "America/Chicago",
};

describe("After the car was handed over", () => {
  it("can be brought back for as many days as the guarantee says", () => {
    expect(afterHandover(handover, DELIVERED)).toMatchObject({
      returnUntil: DELIVERED + 5 * DAY_MS,
      returnDaysLeft: 5,
    });
  });

  it("counts a day that has begun as a day that is left", () => {
    expect(afterHandover(handover, DELIVERED + 4.5 * DAY_MS).returnDaysLeft).toBe(1);
  });

  it("has no days left once the time is over", () => {
    expect(afterHandover(handover, DELIVERED + 9 * DAY_MS).returnDaysLeft).toBe(0);
  });

  it.each([null, 0])("names no day where the retailer takes nothing back (%s)", (returnDays) => {
    const view = afterHandover({ ...handover, returnDays }, DELIVERED);
    expect([view.returnUntil, view.returnDaysLeft]).toEqual([null, 0]);
  });

  it("has the maker's warranty and not the dealer's when it is new", () => {
    const view = afterHandover({ ...handover, isNew: true }, DELIVERED);
    expect([view.warrantyMonths, view.warrantyMiles]).toEqual([null, null]);
  });

  it("has no warranty of a dealer who gives none", () => {
    expect(afterHandover({ ...handover, warranty: null }, DELIVERED).warrantyMonths).toBeNull();
  });
});
