import { describe, expect, test } from "vitest";
import { decisionPath, isCarGone, placeAt, placeFor } from "./decision-place.ts";

describe("The pages of a decision", () => {
  test("are told apart by their address", () => {
    const places = ["received", "decision", "accept", "decline", "declined"] as const;
    for (const place of places) expect(placeAt(`/checkout/FC1/${decisionPath(place)}`)).toBe(place);
  });

  test("accept and decline while there are offers", () => {
    expect(placeFor("offers", { place: "accept", hasOffer: true })).toBe("accept");
    expect(placeFor("offers", { place: "decline", hasOffer: false })).toBe("decline");
  });

  test("show all offers where the address names none that stands", () => {
    expect(placeFor("offers", { place: "accept", hasOffer: false })).toBe("decision");
    expect(placeFor("offers", { place: "declined", hasOffer: false })).toBe("decision");
    expect(placeFor("offers", { place: "received", hasOffer: false })).toBe("decision");
  });

  test("show that all declined under one address, and nobody else under it", () => {
    expect(placeFor("declined", { place: "received", hasOffer: false })).toBe("declined");
    expect(placeFor("waiting", { place: "declined", hasOffer: false })).toBe("decision");
    expect(placeFor("waiting", { place: "received", hasOffer: false })).toBe("received");
  });
});

test("A car that somebody else has is gone while lenders decide or offer, and says nothing of an application that is over", () => {
  const gone = (state: Parameters<typeof placeFor>[0], isTaken = true) =>
    isCarGone({ state, order: { vehicle: { isTaken } } });
  expect(["offers", "waiting", "timed-out"].map((state) => gone(state as "offers"))).toEqual([
    true,
    true,
    true,
  ]);
  expect(["declined", "ended", "accepted"].map((state) => gone(state as "ended"))).toEqual([
    false,
    false,
    false,
  ]);
  expect(gone("offers", false)).toBe(false);
});
