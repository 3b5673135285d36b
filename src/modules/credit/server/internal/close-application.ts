import type { RequestContext } from "#platform/server/context/request-context.ts";
import { keptStatement } from "#platform/server/database/transactions/kept-statement.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { type ApplicationRow, updateApplication } from "./application-repo.ts";
import { keepUntil } from "#modules/credit-bureaus/server/keep-until.ts";

/** An application is over; it is kept as long as the law has us keep what a decision used. */
export async function closeApplication(
  trx: TenantTransaction,
  ctx: RequestContext,
  { id, outcome }: { readonly id: string; readonly outcome: NonNullable<ApplicationRow["outcome"]> },
): Promise<void> {
  const decidedAt = ctx.clock.now();
  const over = { state: "OVER", outcome, decided_at: decidedAt, keep_until: keepUntil(decidedAt) } as const;
  await updateApplication(trx, ctx, { id, ...over });
}

const accept = keptStatement(
  (
    db,
    of: {
      readonly tenantId: string;
      readonly id: string;
      readonly decidedAt: Date;
      readonly keepUntil: Date;
    },
  ) =>
    db
      .with("forgotten", (also) =>
        also
          .updateTable("credit_applicant")
          .set({ ssn_sealed: null, ssn_index: null })
          .where("tenant_id", "=", of.tenantId)
          .where("application_id", "=", of.id),
      )
      .updateTable("credit_application")
      .set({
        state: "OVER",
        outcome: "ACCEPTED",
        decided_at: of.decidedAt,
        keep_until: of.keepUntil,
        updated_at: of.decidedAt,
      })
      .where("tenant_id", "=", of.tenantId)
      .where("id", "=", of.id),
);

/** One whose offer was taken is over, and nobody needs its SSNs any more; the last four stay for the record. */
export async function closeAccepted(
  trx: TenantTransaction,
  ctx: RequestContext,
  { id }: { readonly id: string },
): Promise<void> {
  const decidedAt = ctx.clock.now();
  await accept(trx, { tenantId: ctx.tenantId, id, decidedAt, keepUntil: keepUntil(decidedAt) });
}
