import { expect, test } from "vitest";
import { Slots } from "./slots.ts";

/** Takes all that the retailer may have. */
function fill(slots: Slots, tenantId: string): number {
  let taken = 0;
  for (;;) {
    const { full, rooms, others, free } = slots.room();
    const places = rooms.find((room) => room.tenantId === tenantId)?.places ?? others;
    if (free === 0 || full.includes(tenantId) || places <= 0) return taken;
    slots.take(tenantId);
    taken += 1;
  }
}

test("a retailer may have half of what all others leave", () => {
  const slots = new Slots(200);
  expect(["a", "b", "c", "d"].map((tenantId) => fill(slots, tenantId))).toEqual([100, 50, 25, 13]);
  expect(slots.room()).toMatchObject({ free: 12, full: ["a", "b", "c", "d"], rooms: [], others: 6 });
});

test("places that are given back are there for everybody", () => {
  const slots = new Slots(8);
  expect(fill(slots, "a")).toBe(4);
  expect(fill(slots, "b")).toBe(2);
  slots.give("b");
  slots.give("b");
  expect(slots.room()).toMatchObject({ free: 4, full: ["a"], others: 2 });
  expect(fill(slots, "c")).toBe(2);
});

test("one place is enough for one retailer", () => {
  const slots = new Slots(1);
  expect(fill(slots, "a")).toBe(1);
  expect(slots.room()).toMatchObject({ free: 0, others: 0 });
  slots.give("a");
  expect(slots.room()).toEqual({ free: 1, full: [], rooms: [], others: 1 });
});
