import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DEAL_TYPES, type DealType, type OrderSnapshot } from "#modules/orders/domain/order.ts";
import { formatDollarsAndCents } from "#platform/shared/money.ts";
import { pdfPages } from "#tests/support/pdf-text.ts";
import { pricedSnapshot, type SnapshotInput } from "#tests/support/priced-snapshot.ts";
import { contractPackage } from "../../../domain/contract-package.ts";
import { fieldsOf } from "../../../domain/package-document.ts";
import { renderPackage } from "./render-package.ts";

const CREATED = new Date("2026-11-21T10:00:00Z");

const packageOf = (dealType: DealType, snapshot: OrderSnapshot) =>
  contractPackage({
    orderNumber: "FCK7Q2M9P4XW",
    dealType,
    snapshot,
    seller: { legalName: "North Motors LLC", phone: "512-555-0100" },
    buyer: { firstName: "Łucja", lastName: "D'Ångström", city: "Austin", state: "TX", zipCode: "78701" },
    dates: { contract: "November 21, 2026", firstPayment: "December 21, 2026" },
  });

const render = (dealType: DealType, snapshot: OrderSnapshot) => {
  const { documents, orderNumber } = packageOf(dealType, snapshot);
  const brand = {
    name: "North",
    legalName: "North Motors LLC",
    contact: "(512) 555 - 0100",
    color: "#B5006E",
    ground: "#FFD60A",
    onGround: "#1C1230",
    logo: null,
  };
  return renderPackage({ title: "Contract", orderNumber, brand, createdAt: CREATED, documents });
};

const deal: fc.Arbitrary<SnapshotInput> = fc.record({
  dealType: fc.constantFrom(...DEAL_TYPES),
  condition: fc.constantFrom("new", "used", "certified"),
  priceCents: fc.integer({ min: 1_500_000, max: 12_000_000 }),
  taxCents: fc.integer({ min: 0, max: 900_000 }),
  feesCents: fc.integer({ min: 0, max: 90_000 }),
  incentivesCents: fc.integer({ min: 0, max: 200_000 }),
  protectionCents: fc.integer({ min: 0, max: 400_000 }),
  tradeEquityCents: fc.integer({ min: -500_000, max: 500_000 }),
  downPaymentCents: fc.integer({ min: 0, max: 500_000 }),
  depositCents: fc.integer({ min: 0, max: 100_000 }),
  aprPpm: fc.integer({ min: 0, max: 240_000 }),
  termMonths: fc.constantFrom(24, 36, 48, 60, 72),
  daysToFirstPayment: fc.constantFrom(30, 45),
});

/** Every amount that the buyer was quoted. */
function quoted({ lines, terms, amountDueCents, depositCents }: OrderSnapshot): readonly number[] {
  if (terms?.kind === "lease") {
    const { payment, input } = terms;
    return [
      payment.monthlyPaymentCents,
      payment.residualCents,
      payment.adjustedCapCostCents,
      payment.dueAtSigningCents,
      payment.securityDepositCents,
      input.priceCents,
      terms.excessMileCents,
    ];
  }
  const prices = [
    ...lines.map(({ amountCents }) => amountCents),
    lines.reduce((sum, line) => sum + line.amountCents, 0),
  ];
  if (terms === undefined) return [...prices, ...(depositCents > 0 ? [amountDueCents - depositCents] : [])];
  const { payment } = terms;
  return [
    ...prices,
    payment.financedAmountCents,
    payment.monthlyPaymentCents,
    payment.lastPaymentCents,
    payment.totalOfPaymentsCents,
    payment.totalOfPaymentsCents - payment.financedAmountCents,
    payment.totalOfPaymentsCents + payment.dueAtSigningCents,
  ];
}

describe("The papers of a deal", () => {
  it(
    "show the quoted numbers to the cent, whatever was bought (promise 6)",
    { timeout: 60_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(deal, async (input) => {
          const snapshot = pricedSnapshot(input);
          const { bytes } = await render(input.dealType, snapshot);
          const text = (await pdfPages(bytes)).join("\n");
          for (const cents of quoted(snapshot)) expect(text).toContain(formatDollarsAndCents(cents));
        }),
        { numRuns: 25 },
      );
    },
  );

  it.each([
    ["Cash", "new", ["purchase-agreement", "odometer-statement"]],
    ["Cash", "used", ["purchase-agreement", "odometer-statement", "buyers-guide"]],
    [
      "Finance",
      "used",
      ["purchase-agreement", "retail-instalment-contract", "odometer-statement", "buyers-guide"],
    ],
    ["Lease", "new", ["lease-agreement", "odometer-statement"]],
  ] as const)("of a %s deal for a %s car are %j", (dealType, condition, kinds) => {
    const snapshot = pricedSnapshot({ dealType, condition });
    expect(packageOf(dealType, snapshot).documents.map(({ kind }) => kind)).toEqual(kinds);
  });

  it("have the box of Regulation Z, with the yearly rate of the actuarial method", async () => {
    const { bytes } = await render("Finance", pricedSnapshot({ dealType: "Finance" }));
    const text = (await pdfPages(bytes)).join("\n").replace(/\s+/gu, " ");
    for (const name of [
      "ANNUAL PERCENTAGE RATE",
      "FINANCE CHARGE",
      "Amount Financed",
      "Total of Payments",
      "Total Sale Price",
    ])
      expect(text).toContain(name);
    expect(text).toContain("6.99%");
    expect(text).toContain("NOTICE: ANY HOLDER OF THIS CONSUMER CREDIT CONTRACT");
  });

  it("never call the rate of a lease an annual percentage rate (Regulation M)", async () => {
    const { bytes } = await render("Lease", pricedSnapshot({ dealType: "Lease" }));
    const text = (await pdfPages(bytes)).join("\n");
    expect(text).not.toMatch(/annual percentage rate|APR/iu);
    expect(text).toContain("Rent charge");
  });

  it.each([
    ["TX", /AS IS, NO DEALER WARRANTY/u],
    ["MA", /IMPLIED WARRANTIES ONLY/u],
  ])("mark the warranty box of %s", (state, chosen) => {
    const documents = packageOf("Cash", pricedSnapshot({ dealType: "Cash", state })).documents;
    const options = documents
      .at(-1)
      ?.blocks.flatMap((block) => (block.kind === "choices" ? block.options : []));
    expect(options?.find(({ isChosen }) => isChosen)?.text).toMatch(chosen);
  });

  it("number their pages and place every field on one of them", async () => {
    const snapshot = pricedSnapshot({ dealType: "Finance" });
    const { bytes, anchors } = await render("Finance", snapshot);
    const pages = await pdfPages(bytes);
    expect(pages.every((page) => /Page \d of \d/u.test(page))).toBe(true);
    expect(anchors.map(({ fieldId }) => fieldId)).toEqual(
      fieldsOf(packageOf("Finance", snapshot).documents).map(({ id }) => id),
    );
    for (const { x, y, width, height } of anchors) {
      expect(x + width).toBeLessThan(612);
      expect(y + height).toBeLessThan(792 - 50);
    }
  });

  it("are the same bytes when made again, tagged and in a language", async () => {
    const snapshot = pricedSnapshot({ dealType: "Cash" });
    const [one, other] = [await render("Cash", snapshot), await render("Cash", snapshot)];
    expect(one.bytes.equals(other.bytes)).toBe(true);
    expect(one.bytes.includes("/MarkInfo")).toBe(true);
    expect(one.bytes.includes("/Lang (en-US)")).toBe(true);
  });

  it("are refused when the terms do not agree with the lines", () => {
    const snapshot = pricedSnapshot({ dealType: "Finance" });
    const lines = snapshot.lines.map((line, index) =>
      index === 0 ? { ...line, amountCents: line.amountCents + 1 } : line,
    );
    expect(() => packageOf("Finance", { ...snapshot, lines })).toThrow("amount financed");
    expect(() => packageOf("Cash", { ...snapshot, lines })).toThrow("amount due");
    expect(() => packageOf("Lease", snapshot)).toThrow("terms");
  });
});
