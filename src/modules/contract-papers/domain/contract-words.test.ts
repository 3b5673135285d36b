import { describe, expect, it } from "vitest";
import { DEAL_TYPES, type DealType } from "#modules/orders/domain/order.ts";
import { pricedSnapshot } from "#tests/support/priced-snapshot.ts";
import type { ContractInput } from "./contract-input.ts";
import { contractPackage } from "./contract-package.ts";
import { lateChargeCents } from "./documents/clauses.ts";
import type { Block } from "./package-document.ts";

const inputOf = (dealType: DealType, change: Partial<ContractInput> = {}): ContractInput => {
  const snapshot = pricedSnapshot({ dealType });
  const rooftop = { ...snapshot.rooftop, streetAddress: "4100 Congress Avenue" };
  return {
    orderNumber: "FCK7Q2M9P4XW",
    dealType,
    snapshot: { ...snapshot, rooftop },
    seller: {
      legalName: "North Motors LLC",
      phone: "(512) 555-0100",
      license: "P104520",
      signatory: { name: "Dana Whitfield", title: "General Sales Manager" },
    },
    buyer: { firstName: "Robin", lastName: "Buyer", city: "Austin", state: "TX", zipCode: "78701" },
    guide: null,
    guarantee: { days: 5, miles: 500 },
    lateCharge: { graceDays: 15, percent: 5, mostCents: 5_000 },
    terms: { installment: [], lease: [] },
    dates: { contract: "November 21, 2026", firstPayment: "December 21, 2026" },
    ...change,
  };
};

const paper = (kind: string, dealType: DealType, change: Partial<ContractInput> = {}) => {
  const found = contractPackage(inputOf(dealType, change)).documents.find(
    (document) => document.kind === kind,
  );
  if (found === undefined) throw new Error(`no ${kind}`);
  return found;
};
const words = (value: unknown): string => JSON.stringify(value);
const facts = (blocks: readonly Block[]) =>
  Object.fromEntries(blocks.flatMap((block) => (block.kind === "facts" ? block.rows : [])));

describe("The odometer statement (49 CFR 580.5)", () => {
  const { blocks } = paper("odometer-statement", "Cash");

  it("is signed by the buyer and then by a person for the seller", () => {
    expect(blocks.slice(-2)).toMatchObject([
      { kind: "field", field: { kind: "signature", label: expect.stringContaining("Transferee") as string } },
      {
        kind: "seller",
        label: "Transferor",
        signatory: { name: "Dana Whitfield", title: "General Sales Manager" },
      },
    ]);
  });

  it("names both parties with addresses, and the vehicle by make, model, year, body type and VIN", () => {
    expect(facts(blocks)).toMatchObject({
      "Transferor (seller), name and address": expect.stringContaining("4100 Congress Avenue") as string,
      "Transferee (buyer), name and address": "Robin Buyer, Austin, TX 78701",
      "Signs for the transferor (printed name)": "Dana Whitfield, General Sales Manager",
      "Make and model": expect.stringMatching(/\w+ \w+/u) as string,
      Year: expect.stringMatching(/^\d{4}$/u) as string,
      "Body type": expect.stringMatching(/\w/u) as string,
      VIN: expect.stringMatching(/^[A-Z0-9]{17}$/u) as string,
    });
  });

  it("warns of the law and of a discrepancy", () => {
    expect(words(blocks)).toContain("fines and/or imprisonment");
    expect(words(blocks)).toContain("WARNING: ODOMETER DISCREPANCY");
  });
});

describe("What the papers refer to stands in them", () => {
  it.each([
    [
      "retail-installment-contract",
      "Finance",
      ["Nonpayment and default", "Repayment in full", "Prepayment and refunds"],
    ],
    [
      "lease-agreement",
      "Lease",
      [
        "Early termination",
        "Purchase option",
        "Maintenance",
        "Warranties",
        "Late charge",
        "Default",
        "Insurance",
        "Security interest",
      ],
    ],
  ] as const)("in the %s", (kind, dealType, titles) => {
    const document = paper(kind, dealType);
    for (const title of titles) expect(words(document)).toMatch(new RegExp(`"\\d+\\. ${title}`, "u"));
    expect(words(document)).toContain("SAMPLE TERMS");
    expect(words(document)).not.toMatch(/\{\w+\}/u);
  });

  it("in the retailer's own words where it has some, which are no sample", () => {
    const own = [{ title: "Our clause", text: "Pay within {graceDays} days." }];
    const document = paper("retail-installment-contract", "Finance", {
      terms: { installment: own, lease: [] },
    });
    expect(words(document)).toContain("1. Our clause: Pay within 15 days.");
    expect(words(document)).not.toMatch(/SAMPLE|Nonpayment and default/u);
  });

  it("with a late charge in dollars, the lower of its share and its most", () => {
    expect(words(paper("retail-installment-contract", "Finance"))).toMatch(
      /more than 15 days late, you will be charged 5% of that payment, at most \$50\.00\. For a payment of \$[\d.,]+ that is \$\d+\.\d\d\./u,
    );
    const rule = { graceDays: 10, percent: 5, mostCents: 5_000 };
    expect(lateChargeCents(rule, 50_074)).toBe(2_503);
    expect(lateChargeCents(rule, 200_000)).toBe(5_000);
  });

  it.each(DEAL_TYPES)("with the money-back guarantee of the site's pages, for %s", (dealType) => {
    const all = (change: Partial<ContractInput>) =>
      words(contractPackage(inputOf(dealType, change)).documents);
    expect(all({})).toMatch(/within 5 days of delivery.*at most 500 more miles/u);
    expect(all({})).not.toContain("Nothing else is part of the price");
    expect(all({ guarantee: { days: 1, miles: null } })).toMatch(/within 1 day of delivery/u);
    const none = all({ guarantee: null });
    expect(none).not.toContain("Money-back");
    expect(none).toContain("We don't offer a right to return the vehicle");
  });
});

describe("A right to cancel that the law gives", () => {
  const cancelRight = {
    days: 3,
    maximumMiles: 400,
    restockingCents: 41_250,
    maximumMileageChargeCents: 15_000,
  };

  it.each(DEAL_TYPES)(
    "stands in the papers of a %s deal with its fees, and nothing denies it",
    (dealType) => {
      const all = words(contractPackage(inputOf(dealType, { cancelRight, guarantee: null })).documents);
      expect(all).toMatch(/within 3 days of receiving the vehicle.*at most 400 miles.*\$412\.50.*\$150\.00/u);
      expect(all).not.toContain("We don't offer a right to return");
    },
  );
});

describe("The seller", () => {
  it.each(["purchase-agreement", "retail-installment-contract"])(
    "stands in the %s with street, license and the person who signs",
    (kind) => {
      const { blocks } = paper(kind, "Finance");
      expect(words(facts(blocks))).toContain("4100 Congress Avenue");
      expect(words(facts(blocks))).toContain("P104520");
      expect(blocks.at(-1)).toMatchObject({ kind: "seller", signatory: { name: "Dana Whitfield" } });
    },
  );
});

describe("American legal English", () => {
  it.each(DEAL_TYPES)("is what the papers of a %s deal are written in", (dealType) => {
    const all = words(
      contractPackage(inputOf(dealType)).documents.map(({ title, purpose, blocks }) => [
        title,
        purpose,
        blocks,
      ]),
    );
    expect(all).not.toMatch(/\b(instalment|cancelled|colour|licence|labour|cheque|honour)/iu);
  });

  it.each(DEAL_TYPES)("marks every estimate of a %s deal and says what it means", (dealType) => {
    const all = words(contractPackage(inputOf(dealType)).documents);
    expect(all).toContain("(estimate)");
    expect(all).toContain("Amounts marked as an estimate");
  });
});
