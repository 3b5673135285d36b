import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { fulfillmentRequestSchema } from "./fulfillment-request-schema.ts";

const good = {
  option: "DELIVERY",
  slot: { date: "2026-06-12", hour: 9 },
  address: {
    streetAddress: "12 Main Street",
    addressLine2: "",
    city: "Austin",
    state: "TX",
    zipCode: "78701",
  },
  phone: "(512) 234-5678",
};
const said = (address: object, more: object = {}) =>
  v.safeParse(fulfillmentRequestSchema, { ...good, ...more, address: { ...good.address, ...address } })
    .issues?.[0].message;

describe("What a buyer may ask for (VAL-10 to VAL-13, VAL-33, MSG-33)", () => {
  it.each([
    [{}, undefined],
    [{ streetAddress: "RR 1234" }, undefined],
    [{ streetAddress: "RR 1234, PO Box 123456" }, undefined],
    [{ streetAddress: "PO Box 12" }, "We can't deliver to a P.O. box zip code."],
    [{ streetAddress: "P.O. BOX 12" }, "We can't deliver to a P.O. box zip code."],
    [{ streetAddress: "post office box 12" }, "We can't deliver to a P.O. box zip code."],
    [{ addressLine2: "PO Box 12" }, "We can't deliver to a P.O. box zip code."],
    [{ streetAddress: "" }, "This field is required."],
    [{ streetAddress: "Main Street" }, "Enter a street number and name."],
    [{ streetAddress: "1234567 Main Street" }, "Street number can be up to 6 characters."],
    [{ streetAddress: `12 ${"a".repeat(36)}` }, "Street name can be up to 35 characters."],
    [{ addressLine2: "a".repeat(17) }, "Use at most 16 characters."],
    [{ city: "" }, "This field is required."],
    [{ city: "A" }, "Use at least 2 characters."],
    [{ state: "" }, "Select a state."],
    [{ zipCode: "7870" }, "Enter a 5-digit US zip code."],
    [{ zipCode: "78701-1234" }, "Enter a 5-digit US zip code."],
  ])("says about %j: %s", (address, message) => {
    expect(said(address)).toBe(message);
  });

  it.each([
    [{ slot: { date: null, hour: 9 } }, "Select a date."],
    [{ slot: { date: "soon", hour: 9 } }, "Select a date."],
    [{ slot: { date: "2026-06-12", hour: null } }, "Select a time."],
    [{ slot: { date: "2026-06-12", hour: 24 } }, "Select a time."],
    [{ slot: { date: "2026-06-12", hour: 9.5 } }, "Select a time."],
    [{ phone: "12" }, "Enter a valid 10-digit phone number."],
    [{ instructions: "a".repeat(201) }, "Use at most 200 characters."],
  ])("says about %j: %s", (more, message) => {
    expect(said({}, more)).toBe(message);
  });

  it.each(["address", "instructions"])(
    "refuses a pickup that carries %s, which no driver would read, and names it",
    (field) => {
      const { slot, address } = good;
      const more = { address, instructions: "Ring twice." }[field];
      const asked = { option: "PICKUP", slot, [field]: more };
      const { issues = [] } = v.safeParse(fulfillmentRequestSchema, asked);
      expect(issues.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([
        [field, "Leave this out of a pickup, or choose delivery."],
      ]);
    },
  );

  it("takes a pickup that says nothing to a driver", () => {
    const pickup = { option: "PICKUP", slot: good.slot };
    expect(v.is(fulfillmentRequestSchema, pickup)).toBe(true);
    expect(v.is(fulfillmentRequestSchema, { ...pickup, address: null, instructions: "" })).toBe(true);
  });
});
