import { DAY_MS } from "#platform/shared/time/durations.ts";
import { enqueueJob } from "#platform/server/jobs/enqueue-job.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";

/** Job in which the embedded gateway tells the shop that something happened to a charge. */
export const SANDBOX_GATEWAY_TELLS = "payments.sandbox-gateway-tells";

/** PMT-05: bank money arrives within three days. */
export const SETTLEMENT_MS = 3 * DAY_MS;

interface GatewayNews {
  /** Our key of the charge. */
  readonly key: string;
  readonly type: string;
  /** Our key of the refund it is about. */
  readonly refundId?: string;
}

/** Announces a webhook, with the change it is about or not at all. */
export async function notifyShop(
  trx: TenantTransaction,
  ctx: RequestContext,
  { afterMs = 0, ...news }: GatewayNews & { readonly afterMs?: number },
): Promise<void> {
  const runAt = new Date(ctx.clock.now().getTime() + afterMs);
  const payload = { ...news, eventId: `evt_${ctx.ids.random(24)}` };
  await enqueueJob(trx, ctx, { kind: SANDBOX_GATEWAY_TELLS, payload, runAt });
}
