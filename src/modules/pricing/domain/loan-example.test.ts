import { describe, expect, it } from "vitest";
import { demoTenants } from "#database/seed/tenants/demo-tenants.ts";
import { estimatePaymentFor } from "./estimated-payment.ts";
import { exampleRulesOf, loanExample } from "./loan-example.ts";

const { config } = demoTenants[0]!.config;
const rules = exampleRulesOf(config);
const usual = {
  priceCents: 2_500_000,
  downPaymentCents: config.payment.defaultDownPaymentAmount * 100,
  termMonths: config.contentSettings.consumerSiteDefaultCreditTerm,
  tier: config.payment.creditTierDefault,
};

describe("An example of a loan", () => {
  it("says for the usual terms what the card of such a car says", () => {
    const card = estimatePaymentFor(config)({ condition: "used", priceCents: usual.priceCents });
    expect(loanExample(rules, usual)).toMatchObject({
      monthlyCents: card?.estimatedMonthlyPaymentCents,
      apr: card?.estimatedAPR,
    });
  });

  it("costs less a month and more in all over more months", () => {
    const short = loanExample(rules, { ...usual, termMonths: 36 });
    const long = loanExample(rules, { ...usual, termMonths: 72 });
    expect(long?.monthlyCents).toBeLessThan(short?.monthlyCents ?? 0);
    expect(long?.interestCents).toBeGreaterThan(short?.interestCents ?? 0);
  });

  it("costs less with better credit", () => {
    const fair = loanExample(rules, { ...usual, tier: "fair" });
    const excellent = loanExample(rules, { ...usual, tier: "excellent" });
    expect(excellent?.monthlyCents).toBeLessThan(fair?.monthlyCents ?? 0);
  });

  it("is not made where too little would be left to finance", () => {
    expect(loanExample(rules, { ...usual, downPaymentCents: usual.priceCents })).toBeNull();
  });
});
