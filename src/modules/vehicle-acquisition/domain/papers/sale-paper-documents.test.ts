import { describe, expect, it } from "vitest";
import { saleDocuments } from "./sale-paper-documents.ts";
import type { SalePaperInput } from "./sale-paper-input.ts";

const SALE: SalePaperInput = {
  reference: "Sale 7Q2M9K1T",
  seller: {
    firstName: "Avery",
    lastName: "Buyer",
    coOwner: null,
    streetAddress: "1 Main St",
    addressLine2: "",
    city: "Columbus",
    state: "OH",
    zipCode: "43004",
    phone: "6145550100",
  },
  deal: {
    car: { year: 2020, make: "Honda", model: "CR-V", trim: null, bodyStyle: null },
    vin: "2HKRW2H59LH600000",
    ownership: "FINANCED",
    offerCents: 1_800_000,
    payoffEstimateCents: 900_000,
    lender: "Ally",
    inspection: { miles: 40_000, freeMiles: 500, centsPerMile: 20, answers: {}, deductions: {} },
  },
  amountCents: 1_800_000,
  payoff: { amountCents: 900_000, lender: "Ally", isEstimate: true },
  retailer: {
    legalName: "Sunlane Motors LLC",
    rooftop: {
      id: "sunlane-columbus",
      name: "Sunlane Columbus",
      streetAddress: "2 High St",
      city: "Columbus",
      state: "OH",
      zipCode: "43004",
      timeZone: "America/New_York",
      phone: "6145550199",
    },
  },
  date: "November 26, 2026",
  year: 2026,
};

describe("The bill of sale", () => {
  const billOfSale = (change: Partial<SalePaperInput> = {}) =>
    JSON.stringify(saleDocuments({ ...SALE, ...change })[0]);

  it("says that a seller may cancel until the money is sent", () => {
    expect(billOfSale()).toContain("You may cancel until we send the money");
  });

  it("says what a lender's other amount changes, as long as the payoff is an estimate", () => {
    const changes = "changes by the difference; the price of the vehicle does not";
    expect(billOfSale()).toContain(changes);
    expect(billOfSale({ payoff: { ...SALE.payoff!, isEstimate: false } })).not.toContain(changes);
    expect(billOfSale({ payoff: null })).not.toContain(changes);
  });
});
