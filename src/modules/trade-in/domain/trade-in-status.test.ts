import { expect, test } from "vitest";
import { tradeInAfter } from "./trade-in-status.ts";

/** Table G of the requirements, by what leads from one status to another. */
const WAYS = [
  ["Draft", "described", "Unconfirmed"],
  ["Draft", "edited", "Draft"],
  ["Draft", "canceled", "Cancelled"],
  ["Unconfirmed", "edited", "Draft"],
  ["Unconfirmed", "offerAsked", "Requested"],
  ["Unconfirmed", "canceled", "Cancelled"],
  ["Requested", "reviewed", "In progress"],
  ["Requested", "denied", "Failed"],
  ["Requested", "canceled", "Cancelled"],
  ["In progress", "edited", "Draft"],
  ["In progress", "accepted", "Completed"],
  ["In progress", "denied", "Failed"],
  ["In progress", "ranOut", "Draft"],
  ["In progress", "canceled", "Cancelled"],
  ["Completed", "edited", "Draft"],
  ["Completed", "ranOut", "Draft"],
  ["Completed", "canceled", "Cancelled"],
  ["Failed", "edited", "Draft"],
  ["Cancelled", "edited", "Draft"],
] as const;
const STATUSES = [
  "Draft",
  "Unconfirmed",
  "Requested",
  "In progress",
  "Completed",
  "Cancelled",
  "Failed",
] as const;
const EVENTS = [
  "described",
  "edited",
  "offerAsked",
  "reviewed",
  "accepted",
  "denied",
  "ranOut",
  "canceled",
] as const;

test.each(STATUSES)("A trade-in that is %s moves as table G lists, and no other way", (from) => {
  const ways = EVENTS.flatMap((event) => {
    const to = tradeInAfter(from, event);
    return to === null ? [] : [[from, event, to]];
  });
  expect(ways).toEqual(WAYS.filter(([listed]) => listed === from));
});
