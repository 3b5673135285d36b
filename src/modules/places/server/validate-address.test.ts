import { expect, it } from "vitest";
import { PO_BOX } from "#platform/shared/fields/address/address-rule.ts";
import type { PlacesContext } from "./places-context.ts";
import { validateAddress } from "./validate-address.ts";

const geo = {
  place: (zip: string) => (zip === "78738" ? { city: "Austin", state: "TX" } : undefined),
  isCityOf: (_zip: string, city: string) => city === "Bee Cave",
};
const ctx = { geo } as unknown as PlacesContext;
const HOME = {
  addressLine1: "4000 Galleria Pkwy",
  addressLine2: "",
  city: "Bee Cave",
  state: "TX",
  zipCode: "78738",
  isDelivery: true,
};

it("answers the usual city of an address that can be", () => {
  expect(validateAddress(ctx, HOME)).toEqual({ city: "Austin" });
});

it.each([
  [{ zipCode: "00000" }, "zipCode"],
  [{ state: "CA" }, "state"],
  [{ city: "Nowhere" }, "city"],
  [{ addressLine1: "PO Box 12" }, "addressLine1"],
])("names the field that is wrong in %j", (change, field) => {
  expect(() => validateAddress(ctx, { ...HOME, ...change })).toThrow(
    expect.objectContaining({
      details: expect.objectContaining({
        code: "address.invalid",
        message: "Enter a valid address.",
        fields: { [field]: expect.any(String) },
      }),
    }),
  );
});

it("takes a post-office box as a home", () => {
  const box = { ...HOME, addressLine2: "PO Box 12" };
  expect(validateAddress(ctx, { ...box, isDelivery: false })).toEqual({ city: "Austin" });
  expect(() => validateAddress(ctx, box)).toThrow(
    expect.objectContaining({ details: expect.objectContaining({ fields: { addressLine2: PO_BOX } }) }),
  );
});
