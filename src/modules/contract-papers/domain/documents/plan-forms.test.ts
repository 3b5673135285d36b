import { describe, expect, it } from "vitest";
import { pricedSnapshot } from "#tests/support/priced-snapshot.ts";
import type { ContractInput, PlanOnPaper } from "../contract-input.ts";
import { planForms } from "./plan-forms.ts";

const gap: PlanOnPaper = {
  kind: "gap",
  label: "GAP, as long as the loan",
  administrator: "Example Administrators",
  formId: "GAP-1",
  priceCents: 89_500,
  termMonths: null,
  miles: null,
  deductibleCents: 0,
  covers: ["The difference"],
  excludes: [],
  cancellation: { freeLookDays: 60, feeCents: 5_000, unusedBy: "time", takesOffClaims: true },
  isSample: false,
  refunds: [{ months: 1, refundCents: 89_500 }],
};
const service: PlanOnPaper = {
  ...gap,
  kind: "serviceContract",
  label: "Service Contract, 60 months",
  termMonths: 60,
  miles: 75_000,
  deductibleCents: 10_000,
};

function formsOf(...plans: readonly PlanOnPaper[]) {
  const input: ContractInput = {
    orderNumber: "FCK7Q2M9P4XW",
    dealType: "Finance",
    snapshot: pricedSnapshot({ dealType: "Finance", depositCents: 0 }),
    seller: { legalName: "North Motors LLC", phone: "(512) 555-0100", license: null, signatory: null },
    buyer: { firstName: "Robin", lastName: "Buyer" },
    guide: null,
    guarantee: null,
    lateCharge: { graceDays: 15, percent: 5, mostCents: 5_000 },
    terms: { installment: [], lease: [] },
    dates: { contract: "November 23, 2026", firstPayment: "December 23, 2026" },
    plans,
  };
  return planForms(input).map(({ kind, blocks }) => ({
    kind,
    /** Of the plan; the first are of car and people. */
    facts: blocks.flatMap((block) => (block.kind === "facts" ? [block.rows] : [])).at(-1) ?? [],
    texts: blocks.flatMap((block) => (block.kind === "text" ? [block.text] : [])).join(" "),
    signatures: blocks.filter((block) => block.kind === "field").length,
  }));
}

describe("the form of a protection plan", () => {
  it("of GAP names the loan that it is about, and says when it ends by itself", () => {
    const [form] = formsOf(gap);
    const names = form?.facts.map(([name]) => name);
    expect(names).toEqual(["Administrator", "Form", "Price", "Term", "Lender", "Amount financed", "Loan"]);
    expect(form?.facts.find(([name]) => name === "Amount financed")?.[1]).toMatch(/^\$[\d,]+\.\d\d$/u);
    expect(form?.texts).toContain("ends when the loan is paid off or the vehicle is a total loss");
  });

  it("of a service contract names miles and deductible, and ends with neither", () => {
    const [form] = formsOf(service);
    expect(form?.facts).toContainEqual(["Miles", "75,000 from the sale"]);
    expect(form?.facts).toContainEqual(["Deductible", "$100.00"]);
    expect(form?.texts).not.toContain("paid off");
  });

  it("is one paper a plan, each optional in words, with a signature of its own", () => {
    const forms = formsOf(service, gap);
    expect(forms.map(({ kind }) => kind)).toEqual(["protection-plan-1", "protection-plan-2"]);
    for (const { texts, signatures } of forms) {
      expect(texts).toContain("This plan is optional.");
      expect(signatures).toBe(1);
    }
  });
});
