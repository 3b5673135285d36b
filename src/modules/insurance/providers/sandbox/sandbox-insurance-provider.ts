import type { PolicyStatus } from "../../domain/insurance-status.ts";
import type { InsuranceProvider } from "../insurance-provider.ts";
import { CARRIER_OUTCOMES, carrierOutcome, SANDBOX_CARRIERS } from "./carrier-outcomes.ts";
import "../../server/internal/insurance-table.ts";

/** The embedded carriers: keep their state in the database, outcome chosen by the policy number. */
export const sandboxInsuranceProvider: InsuranceProvider = {
  scenarios: [
    ...Object.entries(CARRIER_OUTCOMES).map(([end, outcome]) => ({
      outcome,
      input: `policy number ending in ${end}`,
    })),
    { outcome: "ACTIVE", input: "any other policy number" },
  ],

  async startSession(ctx) {
    const pullId = ctx.ids.random(26);
    await ctx.db.transaction((trx) =>
      trx
        .insertInto("sandbox_carrier_session")
        .values({ tenant_id: ctx.tenantId, pull_id: pullId, created_at: ctx.clock.now() })
        .execute(),
    );
    return { pullId, carriers: SANDBOX_CARRIERS, connectUrl: `/sandbox/api/carriers/${pullId}` };
  },

  async readPolicy(ctx, pullId) {
    const row = await ctx.db.transaction((trx) =>
      trx
        .selectFrom("sandbox_carrier_session")
        .selectAll()
        .where("tenant_id", "=", ctx.tenantId)
        .where("pull_id", "=", pullId)
        .executeTakeFirst(),
    );
    if (row === undefined) return { kind: "unknown" };
    if (row.policy_status === null) return { kind: "waiting" };
    return {
      kind: "policy",
      status: row.policy_status as PolicyStatus,
      carrierName: row.carrier_name,
      policyNumberLast4: row.policy_number_last4,
    };
  },

  async connect(ctx, input) {
    const result = await ctx.db.transaction((trx) =>
      trx
        .updateTable("sandbox_carrier_session")
        .set({
          carrier_name: input.carrierName,
          policy_number_last4: input.policyNumber.slice(-4),
          policy_status: carrierOutcome(input.policyNumber),
        })
        .where("tenant_id", "=", ctx.tenantId)
        .where("pull_id", "=", input.pullId)
        .executeTakeFirst(),
    );
    return result.numUpdatedRows > 0n;
  },
};
