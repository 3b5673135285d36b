import { describe, expect, it } from "vitest";
import { bridgesOutage, recallCart, rememberCart, type RememberedCart } from "./cart-memory.ts";

const cart: RememberedCart = {
  owner: "nora@example.com",
  seenAt: "2026-11-20T12:00:00.000Z",
  items: [{ orderNumber: "FC1", vehicle: {} as never, amountDueCents: 100 }],
};

function storageWith(text: string | null) {
  let kept = text;
  return { getItem: () => kept, setItem: (_key: string, value: string) => void (kept = value) };
}

describe("the last known cart (FLG-12)", () => {
  it("is found again by its owner only", () => {
    const storage = storageWith(null);
    rememberCart(storage, cart);
    expect(recallCart(storage, "nora@example.com")).toEqual(cart);
    expect(recallCart(storage, "somebody@example.com")).toBeNull();
  });

  it.each([null, "null", "{", "[]", '{"owner":"nora@example.com","items":[]}'])("is none for %s", (text) => {
    expect(recallCart(storageWith(text), "nora@example.com")).toBeNull();
  });

  it.each([
    [0, true],
    [500, true],
    [503, true],
    [401, false],
    [404, false],
    [409, false],
  ])("stands in for an answer of %s: %s, and never while the flag is off", (status, stands) => {
    expect(bridgesOutage({ status }, true)).toBe(stands);
    expect(bridgesOutage({ status }, false)).toBe(false);
  });
});
