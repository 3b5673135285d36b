import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { buyerDetailsSchema } from "./buyer-details-schema.ts";
import { checkStreetLine, isPoBox, NEEDS_STREET } from "#platform/shared/fields/address/street-line.ts";

describe("A first address line (VAL-10, VAL-12)", () => {
  test.each(["12 Main Street", "12B Main St", "RR 1234, PO Box 123456", "RR 12", "P.O. Box 5"])(
    "%s is fine",
    (line) => expect(checkStreetLine(line)).toBeUndefined(),
  );
  test.each([
    ["Main Street", NEEDS_STREET],
    ["12", NEEDS_STREET],
    ["1234567 Main Street", "Street number can be up to 6 characters."],
    [`12 ${"a".repeat(36)}`, "Street name can be up to 35 characters."],
  ])("%s is not: %s", (line, message) => expect(checkStreetLine(line)).toBe(message));
  test("knows a P.O. box", () => {
    expect(isPoBox("PO Box 12")).toBe(true);
    expect(isPoBox("12 Box Street")).toBe(false);
  });
});

test("Complete details pass, missing ones say so field by field", () => {
  const details = {
    firstName: " Robin ",
    lastName: "O'Neil",
    email: "robin@example.com",
    phone: "(512) 234-5678",
    addressLine1: "12 Main Street",
    city: "Austin",
    state: "tx",
    zipCode: "78701",
  };
  expect(v.parse(buyerDetailsSchema(), details)).toMatchObject({
    firstName: "Robin",
    phone: "5122345678",
    state: "TX",
    addressLine2: "",
  });
  const nothing = v.safeParse(buyerDetailsSchema(), {});
  expect(nothing.issues?.map((issue) => issue.message)).toEqual(
    Array.from({ length: 8 }, () => "This field is required."),
  );
});
