import { expect, it } from "vitest";
import type { AddressDraft } from "./address-draft.ts";
import { isAsKnown } from "./known-address.tsx";

const known = {
  streetAddress: "12 Main Street",
  addressLine2: "",
  city: "Austin",
  state: "TX",
  zipCode: "78701",
  phone: "5122345678",
  instructions: "",
};
const value: AddressDraft = {
  ...known,
  phone: "(512) 234-5678",
  phoneConsent: false,
  registersAtHome: false,
};

it("asks for nothing where the order knows the address and the phone", () => {
  expect(isAsKnown(value, known)).toBe(true);
  expect(isAsKnown({ ...value, instructions: "Gate code 4711" }, known)).toBe(true);
});

it.each(["streetAddress", "city", "state", "phone"] as const)("asks where the order has no %s", (part) => {
  expect(isAsKnown({ ...value, [part]: "" }, { ...known, [part]: "" })).toBe(false);
});

it.each([
  { zipCode: "99501", city: "Anchorage", state: "AK" },
  { streetAddress: "9 Oak Street" },
  { addressLine2: "Apt 4" },
  { phone: "(512) 234-5679" },
])("keeps its fields open where somebody said %o instead", (said) => {
  expect(isAsKnown({ ...value, ...said }, known)).toBe(false);
});
