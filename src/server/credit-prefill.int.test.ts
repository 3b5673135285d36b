import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { insertAccount } from "#modules/accounts/server/accounts-repo.ts";
import { readApplication } from "#modules/credit/server/read-application.ts";
import { savePage } from "#modules/credit/server/save-page.ts";
import type { ResultContext } from "#modules/prequalification-results/server/result-context.ts";
import { readResult } from "#modules/prequalification-results/server/read-result.ts";
import { settleResult } from "#modules/prequalification-results/server/settle-result.ts";
import { testReport } from "#tests/support/credit-request.ts";
import { type CreditWorld, makeCreditWorld, SSN, TEST_PAGES } from "#tests/support/credit-world.ts";

let world: CreditWorld;
beforeAll(async () => {
  world = await makeCreditWorld();
});
afterAll(() => world.close());

const OWN = { account: true } as const;
const PERSON = {
  firstName: "Robin",
  lastName: "Buyer",
  birthDate: "1985-07-04",
  phone: "5122345678",
  zipCode: "78701",
  annualIncomeCents: 9_000_000,
  address: null,
  email: "robin@example.com",
  emailOptIn: false,
  textOptIn: false,
};
let people = 0;

/** An account whose owner pre-qualified, as it would be after a claim. */
async function qualified() {
  const accountId = `acc_prefill_${(people += 1)}`;
  const ctx = { ...world.as(accountId), vehicleSearch: noStock } as ReturnType<CreditWorld["as"]> &
    ResultContext;
  await ctx.db.transaction(async (trx) => {
    const person = { ...PERSON, email: `${accountId}@example.com` };
    await insertAccount(trx, ctx, { id: accountId, person, passwordHash: "none", at: ctx.clock.now() });
    const journeyId = `pqj_${accountId}`;
    await settleResult(trx, ctx, { journeyId, person: PERSON, report: testReport(), consentId: "pqc_one" });
    await trx
      .updateTable("prequalification_result")
      .set({ account_id: accountId })
      .where("tenant_id", "=", ctx.tenantId)
      .where("journey_id", "=", journeyId)
      .execute();
  });
  return ctx;
}

const noStock = { stock: () => ({ index: { cards: () => [] } }), applyNow: async () => {} } as never;

describe("A credit application of somebody who pre-qualified", () => {
  it("begins with what they said then, and moves the qualification with it", async () => {
    const ctx = await qualified();
    const order = await world.financeDraft(ctx);
    const [untouched] = (await readApplication(ctx, order)).applicants;
    expect(untouched?.draft?.personal).toMatchObject({ birthDate: "07/04/1985", zipCode: "78701" });
    expect(untouched?.draft?.employment).toEqual({ annualIncome: "90,000" });
    expect(await readResult(ctx, OWN)).toMatchObject({ state: "mq_approved" });
    await savePage(ctx, { ...order, role: "PRIMARY" }, { page: "housing", fields: TEST_PAGES.housing! });
    const [begun] = (await readApplication(ctx, order)).applicants;
    expect(begun?.draft).toMatchObject({ ...untouched?.draft, housing: TEST_PAGES.housing });
    expect(await readResult(ctx, OWN)).toMatchObject({ state: "mf_completed" });
    await world.fillIn(ctx, order, { ssn: SSN.approve });
    await world.submit(ctx, order);
    expect(await readResult(ctx, OWN)).toMatchObject({ state: "oneview_completed" });
  });

  it("begins as before for everybody else", async () => {
    const ctx = { ...world.as("acc_never"), vehicleSearch: noStock } as never as Awaited<
      ReturnType<typeof qualified>
    >;
    const order = await world.financeDraft(ctx);
    const [applicant] = (await readApplication(ctx, order)).applicants;
    expect(applicant?.draft?.personal).not.toHaveProperty("birthDate");
    expect(applicant?.draft).not.toHaveProperty("employment");
    expect(await readResult(ctx, OWN)).toMatchObject({ state: "not_started" });
  });
});
