import { expect, it } from "vitest";
import { NO_VALUES, withProfile } from "./lead-values.ts";

const profile = {
  firstName: "Avery",
  lastName: "Buyer",
  email: "avery@example.com",
  phoneNumber: "5122345678",
};

it("fills in who writes, and the number only where it is needed, so that nobody must agree to calls", () => {
  expect(withProfile("contact", NO_VALUES, profile)).toMatchObject({ firstName: "Avery", phone: "" });
  expect(withProfile("test-drive", NO_VALUES, profile).phone).toMatch(/512.*234.*5678/u);
});

it("keeps what somebody typed", () => {
  const typed = { ...NO_VALUES, firstName: "Robin", phone: "(512) 999-0000" };
  expect(withProfile("contact", typed, profile)).toMatchObject({
    firstName: "Robin",
    phone: typed.phone,
    lastName: "Buyer",
  });
});
