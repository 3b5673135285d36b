import type { Selectable } from "kysely";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import { enqueueJob } from "#platform/server/jobs/enqueue-job.ts";
import type { PolicyStatus } from "../../domain/insurance-status.ts";
import type { SandboxCarrierSessionTable } from "../../server/internal/insurance-table.ts";
import type { InsuranceProvider, PullState } from "../insurance-provider.ts";
import {
  BROKEN_POLICY,
  CARRIER_OUTCOMES,
  carrierOutcome,
  SLOW_POLICY,
  SLOW_SECONDS,
} from "./carrier-outcomes.ts";

/** Tells the shop that a visit moved, as the vendor would: a signed webhook. */
export const SANDBOX_CARRIER_TELLS = "insurance.sandbox-carrier-tells";

/** The embedded carriers: keep their state in the database, outcome chosen by the policy number. */
export const sandboxInsuranceProvider: InsuranceProvider = {
  scenarios: [
    ...Object.entries(CARRIER_OUTCOMES).map(([end, outcome]) => ({
      outcome,
      input: `policy number ending in ${end}`,
    })),
    {
      outcome: "ACTIVE, told by webhook after a few seconds",
      input: `policy number ending in ${SLOW_POLICY}`,
    },
    { outcome: "the carrier is down", input: `policy number ending in ${BROKEN_POLICY}` },
    { outcome: "ACTIVE", input: "any other policy number" },
  ],

  async startSession(ctx, { nonce, returnUrl }) {
    const pullId = ctx.ids.random(26);
    await ctx.db.transaction((trx) =>
      trx
        .insertInto("sandbox_carrier_session")
        .values({
          tenant_id: ctx.tenantId,
          pull_id: pullId,
          nonce,
          return_url: returnUrl,
          created_at: ctx.clock.now(),
        })
        .execute(),
    );
    return { kind: "session", pullId, connectUrl: `/sandbox/gateway/insurance/${pullId}`, leadsBack: true };
  },

  async readPull(ctx, pullId) {
    const row = await findVisit(ctx, pullId);
    if (row === undefined) return { kind: "unknown" };
    return { kind: "pull", pullId, nonce: row.nonce, state: stateOf(row, ctx.clock.now()) };
  },

  async connect(ctx, { pullId, carrierName, policyNumber }) {
    const isSlow = policyNumber.endsWith(SLOW_POLICY);
    const readyAt = new Date(ctx.clock.now().getTime() + (isSlow ? SLOW_SECONDS * 1000 : 0));
    return ctx.db.transaction(async (trx) => {
      const row = await trx
        .updateTable("sandbox_carrier_session")
        .set({
          carrier_name: carrierName,
          policy_number_last4: policyNumber.slice(-4),
          policy_status: carrierOutcome(policyNumber),
          problem: policyNumber.endsWith(BROKEN_POLICY) ? "provider-error" : null,
          ready_at: readyAt,
        })
        .where("tenant_id", "=", ctx.tenantId)
        .where("pull_id", "=", pullId)
        .returning("return_url")
        .executeTakeFirst();
      if (row === undefined) return undefined;
      const payload = { pullId, at: readyAt.toISOString() };
      await enqueueJob(trx, ctx, { kind: SANDBOX_CARRIER_TELLS, payload, runAt: readyAt });
      return { returnUrl: row.return_url };
    });
  },
};

type Visit = Selectable<SandboxCarrierSessionTable>;

/** The embedded carrier's own record of a visit. */
export function findVisit(ctx: RequestContext, pullId: string): Promise<Visit | undefined> {
  return ctx.db.transaction((trx) =>
    trx
      .selectFrom("sandbox_carrier_session")
      .selectAll()
      .where("tenant_id", "=", ctx.tenantId)
      .where("pull_id", "=", pullId)
      .executeTakeFirst(),
  );
}

function stateOf(row: Visit, now: Date): PullState {
  if (row.policy_status === null || row.ready_at === null || row.ready_at > now) return { kind: "waiting" };
  if (row.problem !== null) return { kind: "failed", code: row.problem };
  return {
    kind: "policy",
    status: row.policy_status as PolicyStatus,
    carrierName: row.carrier_name,
    policyNumberLast4: row.policy_number_last4,
  };
}
