import { describe, expect, it } from "vitest";
import { cardErrors, cardRequest, groupedNumber, slashedExpiry } from "./card-fields.ts";

const CARD = {
  number: "4242 4242 4242 4242",
  expiry: "12/30",
  cvc: "123",
  name: "Robin Buyer",
  zipCode: "78701",
};

describe("Card fields", () => {
  it("group the number and set the slash while people type", () => {
    expect(groupedNumber("42424242-4242 4242")).toBe("4242 4242 4242 4242");
    expect(slashedExpiry("1")).toBe("1");
    expect(slashedExpiry("123")).toBe("12/3");
    expect(slashedExpiry("12/2030")).toBe("12/30");
  });

  it("send what the gateway reads", () => {
    expect(cardErrors(CARD)).toEqual({});
    expect(cardRequest(CARD)).toMatchObject({ number: "4242424242424242", expMonth: 12, expYear: 2030 });
  });

  it.each([
    ["number", "4242", "card-number"],
    ["expiry", "13/30", "card-expiry"],
    ["cvc", "12", "card-cvc"],
    ["name", "  ", "card-name"],
    ["zipCode", "7870", "card-zipCode"],
  ])("complain about %s %j", (name, value, id) => {
    expect(Object.keys(cardErrors({ ...CARD, [name]: value }))).toEqual([id]);
  });
});
