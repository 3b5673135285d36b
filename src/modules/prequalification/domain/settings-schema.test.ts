import { expect, it } from "vitest";
import { demoConfig } from "#database/seed/tenants/demo-data.ts";
import { parseTenantConfig } from "#modules/tenancy/domain/parse-tenant-config.ts";

const parsed = (prequalification: unknown) =>
  parseTenantConfig({ ...demoConfig, config: { ...demoConfig.config, prequalification } });

it("A retailer has no rules of its own until it sets some", () => {
  expect(parsed({})).toMatchObject({
    config: { config: { prequalification: { minimumScore: null, minimumAnnualIncome: null } } },
  });
  const rules = { minimumScore: 620, minimumAnnualIncome: 24_000 };
  expect(parsed(rules)).toMatchObject({ config: { config: { prequalification: rules } } });
});

it.each([
  [{ minimumScore: 299 }, "minimumScore", "must be at least 300"],
  [{ minimumScore: 640.5 }, "minimumScore", "must be a whole number"],
  [{ minimumAnnualIncome: -1 }, "minimumAnnualIncome", "must not be negative"],
])("A rule such as %j is refused beside its field", (rules, field, message) => {
  const path = `config.prequalification.${field}`;
  expect(parsed(rules)).toMatchObject({ ok: false, errors: [{ path, message }] });
});
