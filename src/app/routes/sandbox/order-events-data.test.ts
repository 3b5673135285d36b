import { expect, it } from "vitest";
import { ALL_EVENTS } from "#server/dealer-events/order-events.ts";
import { EVENT_GROUPS } from "./order-events-data.ts";

it("The desk has a button for every event, and for no other", () => {
  const shown = EVENT_GROUPS.flatMap(({ events }) => events.map(({ event }) => event));
  expect(shown.toSorted()).toEqual(ALL_EVENTS.toSorted());
});
