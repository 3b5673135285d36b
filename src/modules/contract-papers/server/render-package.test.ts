import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PaperSnapshot } from "../domain/contract-input.ts";
import { DEAL_TYPES, type DealType } from "#modules/orders/domain/order.ts";
import { formatDollarsAndCents } from "#platform/shared/money.ts";
import { demoTenants } from "#database/seed/tenants/demo-tenants.ts";
import { buyersGuide } from "#modules/inventory/domain/buyers-guide.ts";
import { pdfPages } from "#tests/support/pdf-text.ts";
import { pricedSnapshot, type SnapshotInput } from "#tests/support/priced-snapshot.ts";
import { contractPackage } from "../domain/contract-package.ts";
import { fieldsOf } from "../domain/package-document.ts";
import { BrandLogos } from "#modules/tenancy/server/brand-logos.ts";
import type { PaperBrand } from "#platform/server/pdf/letterhead.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { draws } from "#tests/support/draws.ts";
import type { Certificate } from "./draw-certificate.ts";
import { type RenderInput, renderPackage } from "./render-package.ts";

const CREATED = new Date("2026-11-21T10:00:00Z");

const store = (demoTenants[0] as (typeof demoTenants)[number]).config.config;
const { buyersGuide: rules } = store.vehiclePage;
type Rules = Partial<typeof rules>;
const storeWith = (own: Rules) => ({
  ...store,
  vehiclePage: { ...store.vehiclePage, buyersGuide: { ...rules, ...own } },
});

const guideOf = ({ vehicle, rooftop }: PaperSnapshot, own: Rules = {}) =>
  buyersGuide(storeWith(own), { condition: vehicle.condition, state: rooftop.state });

const packageOf = (dealType: DealType, snapshot: PaperSnapshot, own: Rules = {}) =>
  contractPackage({
    orderNumber: "FCK7Q2M9P4XW",
    dealType,
    snapshot,
    seller: {
      legalName: "North Motors LLC",
      phone: "(512) 555-0100",
      license: "P104520",
      signatory: { name: "Dana Whitfield", title: "General Sales Manager" },
    },
    guarantee: { days: 5, miles: 500 },
    lateCharge: { graceDays: 15, percent: 5, mostCents: 5_000 },
    terms: { installment: [], lease: [] },
    buyer: { firstName: "Łucja", lastName: "D'Ångström", city: "Austin", state: "TX", zipCode: "78701" },
    guide: guideOf(snapshot, own),
    dates: { contract: "November 21, 2026", firstPayment: "December 21, 2026" },
  });

const BRAND: PaperBrand = {
  name: "North",
  legalName: "North Motors LLC",
  contact: "(512) 555-0100",
  color: "#B5006E",
  ground: "#FFD60A",
  onGround: "#1C1230",
  logo: null,
  isSample: false,
};

const render = (dealType: DealType, snapshot: PaperSnapshot, more: Partial<RenderInput> = {}) => {
  const { documents, orderNumber } = packageOf(dealType, snapshot);
  return renderPackage({
    title: "Contract",
    orderNumber,
    brand: BRAND,
    createdAt: CREATED,
    documents,
    ...more,
  });
};

const CERTIFICATE: Certificate = {
  facts: [
    ["Package", "con_01M7Z6SDBQ3Q3YDD7RECZZ72VH"],
    ["Order", "FCK7Q2M9P4XW"],
    ["Documents", "4"],
    ["Status", "Completed: signed by both"],
  ],
  documents: ["Purchase", "Installments", "Odometer", "Guide", "List of these documents"].map((title) => ({
    title,
    sha256: "f".repeat(64),
  })),
  signers: [
    {
      title: "Buyer",
      facts: [
        ["Name", "Łucja D'Ångström"],
        ["Signed", "Nov 21, 2026, 9:04:59 AM EST (2026-11-21T14:04:59.996Z)"],
        ["Signature", "Drawn by hand; initials ŁD; 6 fields"],
        ["Agreed to sign electronically", "Statement version 2, Nov 21, 2026, 9:04:59 AM EST"],
        ["Network address", "2001:0db8:85a3:0000:0000:8a2e:0370:7334"],
        [
          "Device",
          `Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) ${"AppleWebKit/605.1.15 ".repeat(5)}`,
        ],
      ],
    },
    {
      title: "Retailer",
      facts: [
        ["Name", "North Motors LLC"],
        ["Countersigned", "Nov 21, 2026, 9:05:00 AM EST (2026-11-21T14:05:00.155Z)"],
      ],
    },
  ],
  events: Array.from({ length: 3 }, () => ({
    at: "Nov 21, 2026",
    what: "The buyer signed",
    from: "127.0.0.1",
  })),
  closing: ["This file is sealed.", "Anybody can check it."],
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
function quoted({ lines, terms, amountDueCents, depositCents }: PaperSnapshot): readonly number[] {
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
        { numRuns: draws(25) },
      );
    },
  );

  it.each([
    ["Cash", "new", ["purchase-agreement", "odometer-statement"]],
    ["Cash", "used", ["purchase-agreement", "odometer-statement", "buyers-guide"]],
    [
      "Finance",
      "used",
      ["purchase-agreement", "retail-installment-contract", "odometer-statement", "buyers-guide"],
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
    ["as is where the store promises nothing", "TX", { dealerWarranty: null }, /^AS IS, NO DEALER/u],
    ["the implied ones in their states", "MA", { dealerWarranty: null }, /^IMPLIED WARRANTIES ONLY/u],
    [
      "the implied ones where the store's own list says so",
      "TX",
      { dealerWarranty: null, impliedWarrantyStates: ["TX"] },
      /^IMPLIED WARRANTIES ONLY/u,
    ],
    ["the dealer's own promise", "TX", {}, /^DEALER WARRANTY, LIMITED: .* 100% of the labor/u],
  ] satisfies [string, string, Rules, RegExp][])("mark %s", (_, state, own, chosen) => {
    const snapshot = pricedSnapshot({ dealType: "Cash", state });
    const blocks = packageOf("Cash", snapshot, own).documents.at(-1)?.blocks ?? [];
    const boxes = blocks.find((block) => block.kind === "choices");
    const ticked = boxes?.options.filter(({ isChosen }) => isChosen).map(({ text }) => text);
    expect(ticked).toEqual([expect.stringMatching(chosen)]);
  });

  it("say of warranties what the vehicle's page says, whatever the store configured", async () => {
    const own = fc.record({
      dealerWarranty: fc.constantFrom(null, rules.dealerWarranty),
      impliedWarrantyStates: fc.subarray(["TX", "MA", "WI"]),
      ownFormStates: fc.subarray(["TX", "MA", "WI"]),
      serviceContractOffered: fc.boolean(),
    });
    const places = fc.constantFrom("TX", "MA", "WI");
    const conditions = fc.constantFrom("new", "used", "certified");
    fc.assert(
      fc.property(own, places, conditions, (configured, state, condition) => {
        const snapshot = pricedSnapshot({ dealType: "Cash", state, condition });
        const guide = guideOf(snapshot, configured);
        const paper = packageOf("Cash", snapshot, configured).documents.find(
          ({ kind }) => kind === "buyers-guide",
        );
        expect(paper === undefined).toBe(guide === null);
        if (guide === null || paper === undefined) return;
        const choices = paper.blocks.filter((block) => block.kind === "choices");
        const warranty = choices[0]?.options.map(({ isChosen }) => isChosen);
        expect(warranty).toEqual(
          ["as-is", "implied-only", "dealer-warranty"].map((box) => box === guide.box),
        );
        expect(choices.at(-1)?.options[0]?.isChosen).toBe(guide.serviceContractOffered);
        expect(JSON.stringify(paper).includes("has a form of its own")).toBe(guide.hasStateForm);
        for (const system of guide.warranty?.systems ?? []) expect(JSON.stringify(paper)).toContain(system);
      }),
    );
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

  it.each(DEAL_TYPES)("of a %s deal leave no signature alone on a page", async (dealType) => {
    const { bytes, anchors } = await render(dealType, pricedSnapshot({ dealType }));
    for (const page of await pdfPages(bytes)) expect(page.length).toBeGreaterThan(400);
    expect(anchors.some(({ fieldId }) => fieldId.endsWith("signature"))).toBe(true);
  });

  it("end in a certificate of one page, and a longer one keeps its last words with what happened", async () => {
    const snapshot = pricedSnapshot({ dealType: "Finance" });
    const certificatePages = async (certificate: Certificate) =>
      (await pdfPages((await render("Finance", snapshot, { certificate })).bytes)).filter((page) =>
        page.includes("Certificate of Completion,"),
      );
    expect(await certificatePages(CERTIFICATE)).toHaveLength(1);
    const [event] = CERTIFICATE.events;
    const events = Array.from({ length: 20 }, () => event ?? { at: "", what: "", from: "" });
    const long = await certificatePages({ ...CERTIFICATE, events });
    expect(long).toHaveLength(2);
    expect(long.at(-1)).toMatch(/What happened.*The buyer signed.*How to check this.*Anybody can check it/su);
  });

  it("at a demonstration store say SAMPLE on every page, a live store's never", async () => {
    const snapshot = pricedSnapshot({ dealType: "Cash" });
    const pagesOf = async (isSample: boolean) =>
      pdfPages(
        (await render("Cash", snapshot, { brand: { ...BRAND, isSample }, certificate: CERTIFICATE })).bytes,
      );
    expect((await pagesOf(true)).every((page) => /SAMPLE\b.*demonstration store/u.test(page))).toBe(true);
    expect((await pagesOf(false)).join("")).not.toContain("SAMPLE");
  });

  it("carry the retailer's logo, or its name where there is none", async () => {
    const snapshot = pricedSnapshot({ dealType: "Cash" });
    const [sunlane] = demoTenants;
    if (!sunlane) throw new Error("a demo store");
    const logo = await new BrandLogos({ log: silentLog }).of(sunlane.config);
    const [named, drawn, again] = [
      await render("Cash", snapshot),
      await render("Cash", snapshot, { brand: { ...BRAND, logo } }),
      await render("Cash", snapshot, { brand: { ...BRAND, logo } }),
    ];
    // One picture, whatever the number of pages.
    const pictures = (bytes: Buffer) => bytes.toString("latin1").split("/Subtype /Image").length - 1;
    expect([pictures(named.bytes), pictures(drawn.bytes)]).toEqual([0, 1]);
    expect(drawn.bytes.equals(again.bytes)).toBe(true);
    for (const page of await pdfPages(named.bytes)) expect(page).toContain("North");
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
