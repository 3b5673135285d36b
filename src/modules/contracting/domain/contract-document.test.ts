import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { OrderSnapshot, PriceLine } from "#modules/orders/domain/order.ts";
import { formatDollarsAndCents } from "#platform/shared/money.ts";
import { contractDocument, contractText, isSameName } from "./contract-document.ts";

const snapshotOf = (lines: readonly PriceLine[], depositCents = 0): OrderSnapshot => ({
  vehicle: {
    id: "veh_1",
    key: "1FA",
    vin: "1FATP8UH3K5159596",
    stockNumber: "S1",
    title: "2024 Aster Pilot EX",
    year: 2024,
    make: "Aster",
    model: "Pilot",
    trim: "EX",
    condition: "used",
    mileage: 1200,
    bodyStyle: "suv",
    colorName: null,
    colorHex: null,
  },
  rooftop: {
    id: "r1",
    name: "North",
    city: "Austin",
    state: "TX",
    zipCode: "78701",
    timeZone: "America/Chicago",
    phone: "5125550101",
  },
  delivery: { option: "PICKUP", zipCode: "78701", miles: null },
  buyerState: "TX",
  lines,
  amountDueCents: lines.reduce((sum, line) => sum + line.amountCents, 0),
  depositCents,
  currency: "USD",
});
const documentOf = (snapshot: OrderSnapshot) =>
  contractDocument({
    orderNumber: "K7Q2",
    snapshot,
    sellerLegalName: "North Motors LLC",
    buyerName: "Ada Lovelace",
  });

describe("The contract", () => {
  const line = fc.record({
    code: fc.constantFrom("price", "tax", "docFee", "incentives" as const),
    label: fc.constantFrom("Vehicle price", "Sales tax", "Dealer fee"),
    amountCents: fc.integer({ min: -500_000, max: 20_000_000 }),
    derivation: fc.constant("-"),
    isEstimate: fc.boolean(),
  }) as fc.Arbitrary<PriceLine>;

  it("shows the quoted numbers to the cent, and they add up (promise 6)", () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), fc.nat(100_000), (lines, deposit) => {
        const snapshot = snapshotOf(lines, deposit);
        const document = documentOf(snapshot);
        expect(document.lines.map(({ amountCents }) => amountCents)).toEqual(
          lines.map(({ amountCents }) => amountCents),
        );
        expect(document.lines.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(
          document.totalCents,
        );
        expect(document.totalCents).toBe(snapshot.amountDueCents);
        expect(document.balanceCents + document.depositCents).toBe(document.totalCents);
        const text = contractText(document);
        for (const { amountCents } of lines) expect(text).toContain(formatDollarsAndCents(amountCents));
        expect(text).toContain(`Total: ${formatDollarsAndCents(snapshot.amountDueCents)}`);
      }),
    );
  });
});

describe("The typed signature", () => {
  it.each([
    ["Ada Lovelace", true],
    ["  ada   LOVELACE ", true],
    ["Ada", false],
    ["Ada Lovelace Jr", false],
    ["", false],
  ])("'%s': %s", (typed, expected) => {
    expect(isSameName(typed, "Ada Lovelace")).toBe(expected);
  });
});
