import { expect, it } from "vitest";
import { eventNames } from "#modules/retailer-operations/server/event-table.ts";
import { STEPS } from "#server/steps.ts";
import { EVENT_GROUPS } from "./order-events-data.ts";

it("The desk has a button for every event, and for no other", () => {
  const shown = EVENT_GROUPS.flatMap(({ events }) => events.map(({ event }) => event));
  expect(shown.toSorted()).toEqual(eventNames(STEPS).toSorted());
});
