import { describe, expect, it } from "vitest";
import { addressProblem, PO_BOX, ZIP_UNKNOWN, type TypedAddress, type ZipPlaces } from "./address-rule.ts";
import { CITY_MISMATCH, STATE_MISMATCH } from "./address.ts";

const places: ZipPlaces = {
  place: (zip) => (zip === "78738" ? { city: "Austin", state: "TX" } : undefined),
  isCityOf: (_zip, city) => ["Austin", "Bee Cave"].includes(city),
};
const home: TypedAddress = {
  line1: "4000 Galleria Pkwy",
  line2: "",
  city: "Bee Cave",
  state: "TX",
  zipCode: "78738",
};
const problem = (change: Partial<TypedAddress>, isDelivery = true) =>
  addressProblem(places, { ...home, ...change }, { isDelivery });

describe("an address", () => {
  it("is fine with any accepted city of its zip code", () => {
    expect(problem({})).toBeUndefined();
    expect(problem({ city: "Austin" })).toBeUndefined();
  });

  it.each([
    [{ zipCode: "00000" }, { part: "zipCode", message: ZIP_UNKNOWN }],
    [{ state: "CA" }, { part: "state", message: STATE_MISMATCH }],
    [{ city: "Nowhere At All" }, { part: "city", message: CITY_MISMATCH }],
  ])("names the one field that is wrong: %j", (change, expected) => {
    expect(problem(change)).toEqual(expected);
    expect(problem(change, false)).toEqual(expected);
  });

  it.each([
    [{ line1: "PO Box 77" }, { part: "line1", message: PO_BOX }],
    [{ line2: "P.O. Box 77" }, { part: "line2", message: PO_BOX }],
    [{ line2: "RR 12, PO Box 7" }, undefined],
  ])("can be a post-office box at home but not for a delivery: %j", (change, expected) => {
    expect(problem(change)).toEqual(expected);
    expect(problem(change, false)).toBeUndefined();
  });
});
