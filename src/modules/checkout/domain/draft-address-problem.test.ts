import { describe, expect, it } from "vitest";
import { PO_BOX, ZIP_UNKNOWN, type ZipPlaces } from "#platform/shared/fields/address/address-rule.ts";
import { CITY_MISMATCH, STATE_MISMATCH } from "#platform/shared/fields/address/address.ts";
import { draftAddressProblem } from "./draft-address-problem.ts";

const places: ZipPlaces = {
  place: (zip) => (zip === "10001" ? { city: "New York", state: "NY" } : undefined),
  isCityOf: (_zip, city) => city === "New York" || city === "Manhattan",
};
const problem = (buyer: Parameters<typeof draftAddressProblem>[1], isDelivery = false) =>
  draftAddressProblem(places, buyer, { isDelivery });

describe("an address that is being typed", () => {
  it.each([
    {},
    { state: "TX" },
    { zipCode: "10001" },
    { state: "TX", zipCode: "1000" },
    { state: "NY", zipCode: "10001" },
    { state: " ny", zipCode: " 10001 ", city: "Manhattan" },
  ])("is not checked before there is something to evaluate: %j", (buyer) => {
    expect(problem(buyer)).toBeUndefined();
  });

  it.each([
    [{ state: "TX", zipCode: "10001" }, "state", STATE_MISMATCH],
    [{ state: "NY", zipCode: "99999" }, "zipCode", ZIP_UNKNOWN],
    [{ state: "NY", zipCode: "10001", city: "Nowhere At All" }, "city", CITY_MISMATCH],
  ])("names the field that is wrong: %j", (buyer, field, message) => {
    expect(problem(buyer)).toEqual({ field, message });
  });

  it("may be a post-office box unless the car is brought there", () => {
    const buyer = { state: "NY", zipCode: "10001", city: "New York", addressLine2: "PO Box 77" };
    expect(problem(buyer)).toBeUndefined();
    expect(problem(buyer, true)).toEqual({ field: "addressLine2", message: PO_BOX });
  });
});
