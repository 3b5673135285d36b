import { describe, expect, it } from "vitest";
import { addressFieldProblem } from "./address-field-problem.ts";
import { PO_BOX, ZIP_UNKNOWN } from "./address-rule.ts";

const places = {
  place: (zip: string) => (zip === "78701" ? { city: "Austin", state: "TX" } : undefined),
  isCityOf: (_zip: string, city: string) => city === "Austin",
};
const rest = { addressLine2: "", city: "Austin", state: "TX", zipCode: "78701" };

describe("A problem with an address", () => {
  it.each(["addressLine1", "streetAddress", "address"] as const)("names the first line %s", (firstLine) => {
    const address = { ...rest, [firstLine]: "P.O. Box 12" } as Record<typeof firstLine, string> & typeof rest;
    expect(addressFieldProblem(places, { firstLine, address, isDelivery: true })).toEqual({
      field: firstLine,
      message: PO_BOX,
    });
    expect(addressFieldProblem(places, { firstLine, address, isDelivery: false })).toBeUndefined();
  });

  it("names the second line and the zip code as every form does", () => {
    const problem = (changed: object) =>
      addressFieldProblem(places, {
        firstLine: "address",
        address: { ...rest, address: "1 Main St", ...changed },
        isDelivery: true,
      });
    expect(problem({ addressLine2: "PO Box 1" })).toEqual({ field: "addressLine2", message: PO_BOX });
    expect(problem({ zipCode: "00000" })).toEqual({ field: "zipCode", message: ZIP_UNKNOWN });
  });
});
