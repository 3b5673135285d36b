import { describe, expect, it } from "vitest";
import { mayBePrefilled, prefilledBuyer } from "./prefilled-buyer.ts";

const ANN = {
  firstName: "Ann",
  lastName: "Oak",
  email: "ann@example.com",
  phoneNumber: "5122345670",
  address: "12 Elm Street",
  addressLine2: "",
  city: "Austin",
  state: "TX",
  zipCode: "78701",
};

describe("The buyer's details at checkout", () => {
  it("start with everything the account knows", () => {
    expect(prefilledBuyer({}, ANN)).toEqual({
      firstName: "Ann",
      lastName: "Oak",
      email: "ann@example.com",
      phone: "(512) 234-5670",
      phoneConsent: true,
      addressLine1: "12 Elm Street",
      addressLine2: "",
      city: "Austin",
      state: "TX",
      zipCode: "78701",
    });
  });

  it("keep what was typed for this order, an emptied field too", () => {
    expect(prefilledBuyer({ firstName: "Anna", phone: "" }, ANN)).toMatchObject({
      firstName: "Anna",
      phone: "",
      city: "Austin",
    });
  });

  it("never mix two addresses", () => {
    const typed = { city: "Dallas" };
    expect(prefilledBuyer(typed, ANN)).not.toHaveProperty("addressLine1");
    expect(prefilledBuyer(typed, ANN).city).toBe("Dallas");
  });

  it("leave out what the account does not know", () => {
    const unknown = { ...ANN, phoneNumber: "", address: "", city: "", state: "", zipCode: "" };
    expect(prefilledBuyer({}, unknown)).toEqual({ firstName: "Ann", lastName: "Oak", email: ANN.email });
  });

  it("ask the account only while phone and address are untouched", () => {
    expect(mayBePrefilled({ firstName: "Ann" })).toBe(true);
    expect(mayBePrefilled({ phone: "" })).toBe(false);
    expect(mayBePrefilled({ zipCode: "78701" })).toBe(false);
  });
});
