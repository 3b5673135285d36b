import { expect, test } from "vitest";
import { rooftopAddress } from "./rooftop-address.ts";

const rooftop = { name: "Sunlane Austin", city: "Austin", state: "TX", zipCode: "78701" };

test("the address of a rooftop names its street, where the order knows it", () => {
  expect(rooftopAddress({ ...rooftop, streetAddress: "500 Congress Ave" })).toBe(
    "Sunlane Austin, 500 Congress Ave, Austin, TX 78701",
  );
  expect(rooftopAddress(rooftop)).toBe("Sunlane Austin, Austin, TX 78701");
});
