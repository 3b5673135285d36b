import { demoTenants } from "#database/seed/tenants/demo-tenants.ts";
import { worksheetRulesOf } from "#modules/worksheet/domain/worksheet-rules.ts";
import type { PersonalTerms } from "#modules/personal-pricing/domain/terms/personal-terms.ts";
import type { PriceBook } from "#modules/personal-pricing/domain/terms/price-book.ts";
import { softPullFacts } from "#modules/personal-pricing/domain/terms/soft-pull-facts.ts";
import { termsKey } from "#modules/personal-pricing/domain/terms/terms-key.ts";
import { termsOf } from "#modules/personal-pricing/domain/terms/terms-of.ts";
import { testReport } from "#tests/support/credit-request.ts";

const { config } = (demoTenants[0] as (typeof demoTenants)[number]).config;
const TODAY = "2026-11-25";
const STATE = "TX";

/** Somebody whom all three sample lenders take. */
export function sampleTerms(score = 745): PersonalTerms {
  const facts = softPullFacts({
    state: STATE,
    annualIncomeCents: 8_400_000,
    report: testReport(score),
    isOfAge: true,
    usesItin: false,
  });
  const { programs } = termsOf(config.lenders.programs, facts);
  const content = { state: STATE, zipCode: "78701", programs, asOf: TODAY, validUntil: "2026-12-25" };
  return { version: 1, key: termsKey(content), tenantId: "sunlane", ...content };
}

/** The rules of the sample retailer, as a browser gets them. */
export function sampleBook(): PriceBook {
  const rules = worksheetRulesOf(config, { state: STATE, onDate: TODAY });
  return { contractDate: TODAY, rules, overrides: [], phones: {} };
}
