import { describe, expect, it } from "vitest";
import { contractPackage } from "#modules/contract-papers/domain/contract-package.ts";
import { financeDisclosure } from "#modules/contract-papers/domain/finance-disclosure.ts";
import { leaseDisclosure } from "#modules/contract-papers/domain/lease-disclosure.ts";
import { pricedSnapshot } from "#tests/support/priced-snapshot.ts";
import { testTenantConfig } from "#tests/support/test-tenant-config.ts";
import { DEMO_ORDER_BUYER } from "./demo-orders-data.ts";
import { priceDemoOrder } from "./price-demo-order.ts";

const { vehicle, rooftop } = pricedSnapshot({ dealType: "Cash" });
const order = (dealType: "Cash" | "Finance" | "Lease", condition: "new" | "used") =>
  priceDemoOrder({
    dealType,
    car: { vehicle: { ...vehicle, condition }, rooftop, priceCents: 3_199_500, msrpCents: 3_350_000 },
    settings: testTenantConfig("test").config,
    onDate: "2026-11-01",
  });
const sum = (lines: readonly { amountCents: number }[]) =>
  lines.reduce((total, { amountCents }) => total + amountCents, 0);

describe("An order of the demo", () => {
  it("is the same every time", () => {
    expect(order("Finance", "used")).toEqual(order("Finance", "used"));
  });

  it("owes the sum of its lines in cash", () => {
    const { lines, amountDueCents, terms } = order("Cash", "used");
    expect([sum(lines), terms]).toEqual([amountDueCents, undefined]);
  });

  it("finances its lines less the down payment, and discloses it", () => {
    const { lines, amountDueCents, terms } = order("Finance", "used");
    if (terms?.kind !== "finance") throw new Error("no loan");
    expect(terms.payment.financedAmountCents).toBe(sum(lines) - amountDueCents);
    expect(terms.payment.aprPpm).toBe(69_900);
    expect(financeDisclosure(terms)).toMatchObject({ payments: 60, apr: "6.99%" });
  });

  it("leases with everything due at signing accounted for", () => {
    const { amountDueCents, lines, terms } = order("Lease", "new");
    if (terms?.kind !== "lease") throw new Error("no lease");
    const shown = leaseDisclosure(terms);
    expect(lines.map(({ code }) => code)).not.toContain("tax");
    expect(shown.grossCapCostCents - shown.capCostReductionCents).toBe(shown.adjustedCapCostCents);
    expect(
      shown.firstPaymentCents +
        shown.capCostReductionCents +
        shown.securityDepositCents +
        shown.upfrontFeesCents,
    ).toBe(amountDueCents);
    expect(shown.totalOfPaymentsCents).toBeGreaterThan(amountDueCents);
  });

  it.each([
    ["Cash", "used", ["purchase-agreement"]],
    ["Finance", "used", ["purchase-agreement", "retail-installment-contract"]],
    ["Lease", "new", ["lease-agreement"]],
  ] as const)("of kind %s, %s, has every paper of its deal", (dealType, condition, papers) => {
    const { documents } = contractPackage({
      orderNumber: "FCDEM0CASH000001",
      dealType,
      snapshot: { ...order(dealType, condition), depositCents: 0 },
      seller: {
        legalName: "Sunlane Motor Retail Group, LLC",
        phone: "(512) 555-0100",
        license: null,
        signatory: null,
      },
      guarantee: null,
      lateCharge: { graceDays: 15, percent: 5, mostCents: 5_000 },
      terms: { installment: [], lease: [] },
      buyer: { ...DEMO_ORDER_BUYER, city: "Austin", state: "TX", zipCode: "78701" },
      guide: null,
      dates: { contract: "November 21, 2026", firstPayment: "December 21, 2026" },
    });
    expect(documents.map(({ kind }) => kind)).toEqual(expect.arrayContaining([...papers]));
  });
});
