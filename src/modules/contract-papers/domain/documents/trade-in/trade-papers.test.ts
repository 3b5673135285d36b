import { describe, expect, it } from "vitest";
import type { DealType, OrderTradeIn } from "#modules/orders/domain/order.ts";
import { formatDollarsAndCents as money } from "#platform/shared/money.ts";
import { TRADED_CAR, tradedSnapshot, tradeIn } from "#tests/support/traded-snapshot.ts";
import type { ContractInput } from "../../contract-input.ts";
import { contractPackage } from "../../contract-package.ts";
import type { Block, PackageDocument } from "../../package-document.ts";

const inputOf = (
  dealType: DealType,
  trade: OrderTradeIn,
  change: Partial<ContractInput> = {},
): ContractInput => ({
  orderNumber: "FCK7Q2M9P4XW",
  dealType,
  snapshot: tradedSnapshot(dealType, trade),
  seller: {
    legalName: "North Motors LLC",
    phone: "(614) 555-0100",
    license: null,
    signatory: { name: "Dana Whitfield", title: "General Sales Manager" },
  },
  buyer: { firstName: "Robin", lastName: "Buyer", city: "Columbus", state: "OH", zipCode: "43215" },
  tradedCar: TRADED_CAR,
  guide: null,
  guarantee: null,
  lateCharge: { graceDays: 15, percent: 5, mostCents: 5_000 },
  terms: { installment: [], lease: [] },
  dates: { contract: "November 21, 2026", firstPayment: "December 21, 2026" },
  ...change,
});
const papersOf = (...asked: Parameters<typeof inputOf>): readonly PackageDocument[] =>
  contractPackage(inputOf(...asked)).documents;
const paper = (papers: readonly PackageDocument[], kind: string): PackageDocument => {
  const found = papers.find((one) => one.kind === kind);
  if (found === undefined) throw new Error(`no ${kind}`);
  return found;
};
const words = (value: unknown): string => JSON.stringify(value);
const facts = ({ blocks }: PackageDocument) =>
  Object.fromEntries(blocks.flatMap((block) => (block.kind === "facts" ? block.rows : [])));
const table = ({ blocks }: PackageDocument, caption: string) =>
  blocks.find(
    (block): block is Extract<Block, { kind: "amounts" }> =>
      block.kind === "amounts" && block.caption === caption,
  )!.rows;
const amount = (rows: ReturnType<typeof table>, label: RegExp): number | undefined =>
  rows.find((row) => label.test(row.label))?.amountCents;

const OWNED = tradeIn();
const BELOW = tradeIn({ ownership: "FINANCED", payoffCents: 812_345, payoffIsEstimate: true });
const ABOVE = tradeIn({ ownership: "FINANCED", payoffCents: 1_571_099 });
const LEASED = tradeIn({ ownership: "LEASED", payoffCents: 1_310_000 });
const TRADES = { OWNED, BELOW, ABOVE, LEASED };
const NAMES = Object.keys(TRADES) as (keyof typeof TRADES)[];

describe("The papers of a traded-in car", () => {
  const kinds = (...asked: Parameters<typeof inputOf>) => papersOf(...asked).map(({ kind }) => kind);

  it("follow the deal's own papers, by who has a claim on the car", () => {
    const trade = (...more: string[]) => [
      "purchase-agreement",
      "trade-in-agreement",
      "trade-in-odometer-statement",
      ...more,
      "odometer-statement",
    ];
    expect(kinds("Cash", OWNED)).toEqual(trade());
    expect(kinds("Cash", BELOW)).toEqual(trade("payoff-authorization", "title-power-of-attorney"));
    expect(kinds("Cash", LEASED)).toEqual(trade("lease-buyout-statement"));
    const lost = tradeIn({ title: { state: "TX", names: "one", isLost: true } });
    expect(kinds("Cash", lost)).toEqual(trade("title-power-of-attorney"));
  });

  it("are none where nothing is traded in", () => {
    const { tradeIn: _, ...snapshot } = tradedSnapshot("Cash", OWNED);
    const kindsWithout = kinds("Cash", OWNED, { snapshot, tradedCar: null });
    expect(kindsWithout).toEqual(["purchase-agreement", "odometer-statement"]);
  });

  it("name the car as an older order knows it, which kept no more than its name", () => {
    const { inspection: _, title: __, ...old } = BELOW;
    const all = words(papersOf("Finance", old, { tradedCar: null }));
    expect(all).toContain("2019 Toyota Camry LE");
    expect(all).not.toMatch(/undefined|null|NaN/u);
    expect(all).not.toContain("The condition you described");
  });

  it("are signed by its owner alone, beside the agreement that all who buy sign", () => {
    const coBuyer = {
      role: "co-buyer",
      firstName: "Rosa",
      lastName: "Ortiz",
      email: "",
      phone: "",
      addressLine1: "",
      addressLine2: "",
      city: "",
      state: "",
      zipCode: "",
    } as const;
    const signers = Object.fromEntries(
      papersOf("Finance", ABOVE, { coBuyer }).map(({ kind, blocks }) => [
        kind,
        words(blocks).includes('"signer":"co-buyer"'),
      ]),
    );
    expect(signers).toMatchObject({
      "trade-in-agreement": true,
      "trade-in-odometer-statement": false,
      "payoff-authorization": false,
      "title-power-of-attorney": false,
      "odometer-statement": true,
    });
  });

  it.each(NAMES)("have no gaps, and say that their terms are samples (%s)", (name) => {
    const papers = papersOf("Finance", TRADES[name]);
    const all = words(papers);
    expect(all).not.toMatch(/\b(undefined|NaN)\b|\{\w+\}/u);
    for (const { kind, blocks } of papers)
      if (kind.startsWith("trade-in-agree") || kind === "payoff-authorization")
        expect(words(blocks)).toContain("SAMPLE TERMS");
  });
});

describe("The trade-in agreement", () => {
  it.each(NAMES)("prints allowance, what is owed and the result (%s)", (name) => {
    const trade = TRADES[name];
    const rows = table(paper(papersOf("Cash", trade), "trade-in-agreement"), "Your trade-in");
    expect(rows[0]!.amountCents).toBe(trade.allowanceCents);
    expect(amount(rows, /amount owed/u) ?? 0).toBe(-trade.payoffCents || 0);
    const isUnder = trade.payoffCents > trade.allowanceCents;
    expect(rows.at(-1)).toMatchObject({
      label: isUnder ? "Negative equity" : "Net trade-in allowance",
      amountCents: trade.allowanceCents - trade.payoffCents,
      isTotal: true,
    });
  });

  it("prints every answer with what another one takes off, the second key among them", () => {
    const { blocks } = paper(papersOf("Cash", OWNED), "trade-in-agreement");
    const answers = blocks.find((block) => block.kind === "table")!.rows;
    expect(answers).toHaveLength(12);
    const accidents = answers.find(([ask]) => ask!.includes("accident"));
    expect(accidents).toEqual([
      "Has it been in an accident?",
      "No",
      "Yes, once: $400.00 less; Yes, more than once: $900.00 less; Yes, with frame damage or deployed airbags: a new offer",
    ]);
    // One key was said and counted: a second one found takes nothing off.
    expect(answers.find(([ask]) => ask!.includes("keys"))).toEqual([
      "How many keys do you have?",
      "One",
      "Nothing changes",
    ]);
    expect(words(blocks)).toContain("up to 61,750 miles");
  });

  it("says what becomes of negative equity, by how the deal is paid", () => {
    const say = (dealType: DealType) => words(paper(papersOf(dealType, ABOVE), "trade-in-agreement"));
    expect(say("Cash")).toContain(`You owe ${money(331_099)} more on this vehicle`);
    expect(say("Cash")).toContain("part of what you pay us");
    expect(say("Finance")).toContain("added to your new loan");
    expect(say("Lease")).toContain("prior credit or lease balance");
  });
});

describe("The odometer statement of the traded-in car (49 CFR 580.5)", () => {
  const chosen = (document: PackageDocument) =>
    document.blocks.flatMap((block) =>
      block.kind === "choices"
        ? block.options.filter(({ isChosen }) => isChosen).map(({ text }) => text)
        : [],
    );
  const statement = (trade: OrderTradeIn, change: Partial<ContractInput> = {}) =>
    paper(papersOf("Cash", trade, change), "trade-in-odometer-statement");

  it("has the buyer as transferor, who signs first", () => {
    const document = statement(OWNED);
    expect(facts(document)).toMatchObject({
      "Transferor (seller), name and address": "Robin Buyer, Columbus, OH 43215",
      "Transferee (buyer), name and address": expect.stringContaining("North Motors LLC") as string,
      VIN: TRADED_CAR.vin,
      "Odometer reading": "61,250 miles",
    });
    expect(document.blocks.slice(-2)).toMatchObject([
      { kind: "field", field: { label: expect.stringContaining("Transferor") as string } },
      { kind: "seller", label: "Transferee" },
    ]);
    expect(chosen(document)).toEqual(["reflects the actual mileage of the vehicle described above."]);
  });

  it("of a leased car has its lessee as such, who is on no title", () => {
    const document = statement(LEASED);
    expect(facts(document)).toMatchObject({
      "Lessee, name and address": "Robin Buyer, Columbus, OH 43215",
      "Dealer, name and address": expect.stringContaining("North Motors LLC") as string,
    });
    expect(words(document)).toContain("49 CFR 580.7");
    expect(words(document)).not.toMatch(/Transfer(?:or|ee)/u);
    const all = papersOf("Cash", LEASED, { tradedCar: { ...TRADED_CAR, lender: null } });
    expect(facts(paper(all, "trade-in-agreement"))["Title"]).toMatch(
      /^In the name of your leasing company; the vehicle is registered in /u,
    );
    expect(words(all)).not.toContain("in your name alone");
  });

  it("is marked as not actual where its owner said so, and as exempt where the car is old enough", () => {
    const { inspection } = OWNED;
    const doubtful = tradeIn({
      inspection: { ...inspection!, answers: { ...inspection!.answers, title: "odometer" } },
    });
    expect(chosen(statement(doubtful))).toEqual([expect.stringContaining("ODOMETER DISCREPANCY") as string]);
    const old = { tradedCar: { ...TRADED_CAR, year: 2009 } };
    expect(chosen(statement(OWNED, old))).toEqual([expect.stringContaining("exempt") as string]);
  });
});

describe("The payoff authorization", () => {
  const quoted = tradeIn({
    ownership: "FINANCED",
    payoffCents: 812_345,
    payoff: {
      source: "lender",
      lender: "Buckeye Savings Bank",
      goodThrough: "2026-12-01",
      perDiemCents: 187,
    },
  });
  const payoffPromise = { days: 10, shortfall: "retailer" } as const;
  const authorization = (trade: OrderTradeIn, change: Partial<ContractInput> = {}) =>
    paper(papersOf("Cash", trade, { payoffPromise, ...change }), "payoff-authorization");

  it("names lender, account, amount and how long it is good", () => {
    expect(facts(authorization(quoted))).toMatchObject({
      Lender: "Buckeye Savings Bank",
      "Account ending in": "8842",
      "Amount to pay off": "$8,123.45",
      "Good through": "December 1, 2026",
      "Interest for each day after": "$1.87",
    });
  });

  it("says who bears a difference: a quote by the retailer's rule, an estimate its owner", () => {
    expect(words(authorization(quoted))).toContain("within 10 days after we take the vehicle");
    expect(words(authorization(quoted))).toContain("if more is owed, we pay the difference");
    const byBuyer = { payoffPromise: { ...payoffPromise, shortfall: "buyer" } } as const;
    expect(words(authorization(quoted, byBuyer))).toContain("if more is owed, you owe us the difference");
    expect(words(authorization({ ...quoted, payoffIsEstimate: true }))).toContain(
      "you owe us the difference",
    );
  });
});

describe("The power of attorney", () => {
  const say = (state: string) => {
    const trade = tradeIn({ ownership: "FINANCED", payoffCents: 10_000, title: { ...OWNED.title!, state } });
    return words(paper(papersOf("Cash", trade), "title-power-of-attorney").blocks);
  };

  it("says what is known of a state's form as far as it is known, and asks elsewhere", () => {
    expect(say("OH")).toMatch(/As far as we know, Ohio .* form BMV 3771.*before a notary/u);
    expect(say("TX")).toMatch(/VTR-271-A.*find out whether a notary/u);
    expect(say("NV")).toContain("Nevada may require its own form");
  });
});

describe("A trade-in on the deal's own papers, to the cent", () => {
  it.each(NAMES)("stands on the purchase agreement gross, and the lines add up (%s)", (name) => {
    const trade = TRADES[name];
    for (const dealType of ["Cash", "Finance"] as const) {
      const snapshot = tradedSnapshot(dealType, trade);
      const rows = table(paper(papersOf(dealType, trade), "purchase-agreement"), "Amounts of this purchase");
      const total = rows.find(({ label }) => label === "Total")!;
      const sum = rows.slice(0, rows.indexOf(total)).reduce((all, row) => all + row.amountCents, 0);
      expect(sum).toBe(total.amountCents);
      expect(total.amountCents).toBe(snapshot.worksheet!.totalCents);
      expect(amount(rows, /Trade-in/u)).toBe(-trade.allowanceCents);
      expect(amount(rows, /owed on the trade-in/iu) ?? 0).toBe(trade.payoffCents);
      if (dealType === "Cash") expect(total.amountCents).toBe(snapshot.amountDueCents);
      else expect(amount(rows, /^Amount financed/u)).toBe(snapshot.worksheet!.loan!.amountFinancedCents);
    }
  });

  it.each(NAMES)("stands in the boxes and the itemization of the loan (%s)", (name) => {
    const trade = TRADES[name];
    const { loan } = tradedSnapshot("Finance", trade).worksheet!;
    const contract = paper(papersOf("Finance", trade), "retail-installment-contract");
    const down = table(contract, "Your down payment");
    const itemized = table(contract, "How we figured the amount financed");
    expect(amount(down, /^Trade-in allowance/u)).toBe(trade.allowanceCents);
    expect(amount(down, /^Down payment/u)).toBe(loan!.downPaymentCents);
    expect(loan!.downPaymentCents).toBeGreaterThanOrEqual(0);
    expect(amount(itemized, /^Amount financed/u)).toBe(loan!.amountFinancedCents);
    const overCents = Math.max(0, trade.payoffCents - trade.allowanceCents);
    const listed = amount(itemized, /negative equity/u) ?? 0;
    const paidInCash = overCents - listed;
    // What is owed above the value is itemized, or was paid from the cash, never lost.
    expect(listed).toBeGreaterThanOrEqual(0);
    expect(amount(down, /^Amount paid in cash/u)! + paidInCash).toBe(350_000);
  });

  it.each(NAMES)("stands in the lease as a net allowance or a prior balance (%s)", (name) => {
    const trade = TRADES[name];
    const { lease } = tradedSnapshot("Lease", trade).worksheet!;
    const agreement = paper(papersOf("Lease", trade), "lease-agreement");
    const equityCents = trade.allowanceCents - trade.payoffCents;
    const paid = table(agreement, "How the amount due at signing is paid");
    const steps = table(agreement, "Your monthly payment, step by step");
    expect(amount(paid, /^Net trade-in allowance/u) ?? 0).toBe(Math.max(0, equityCents));
    expect(amount(steps, /^Prior credit or lease balance/u) ?? 0).toBe(Math.max(0, -equityCents));
    expect(amount(steps, /^Capitalized cost reduction/u)).toBe(-lease!.progression.capCostReductionCents);
    expect(amount(steps, /^Adjusted capitalized cost/u)).toBe(lease!.progression.adjustedCapCostCents);
  });
});
