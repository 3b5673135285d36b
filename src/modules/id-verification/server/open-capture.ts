import { isOrderOver } from "#modules/orders/domain/states/is-order-over.ts";
import { requireOrder } from "#modules/orders/server/find-order-for-step.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import type { IdVerificationContext } from "./id-verification-context.ts";
import { type CaptureLinkRow, lockLink, setLinkState } from "./internal/capture-link-repo.ts";
import { findIdVerifications, toRecord } from "./internal/id-verification-repo.ts";

/** What the phone may show for a link; nothing about the order or the buyer. */
type CaptureState = "open" | "used" | "expired" | "replaced" | "closed" | "unknown";

export interface OpenedCapture {
  readonly state: CaptureState;
  /** The pictures are taken on the provider's pages, not on ours. */
  readonly isHosted: boolean;
  /** The phone has been on the provider's pages with this link. */
  readonly isStarted: boolean;
}

/** The answer is no error, so that the page can say what to do; whoever watches for attacks sees it as one. */
function refusedLink(ctx: IdVerificationContext, state: string): void {
  const { tenantId, correlationId } = ctx;
  ctx.log.warn("security", {
    outcome: "refused",
    code: `idVerification.link.${state}`,
    tenantId,
    correlationId,
  });
}

/**
 * The phone opens the link. Anyone with the link may ask, previewers of messages included: it tells only whether a
 * capture may start, and starts none.
 */
export async function openCapture(
  ctx: IdVerificationContext,
  input: { readonly token: string },
): Promise<OpenedCapture> {
  const { isHosted } = ctx.idCaptureProvider;
  return ctx.db.transaction(async (trx) => {
    const row = await lockLink(trx, ctx, input.token);
    if (row === undefined) {
      refusedLink(ctx, "unknown");
      return { state: "unknown", isHosted, isStarted: false };
    }
    const state = await captureState(trx, ctx, row);
    if (state !== "open") refusedLink(ctx, state);
    if (state === "open" && row.state === "SENT") await setLinkState(trx, ctx, { row, state: "OPENED" });
    return { state, isHosted, isStarted: isHosted && row.capture_ref !== null };
  });
}

/** Checked again at every use: the clock, the record and the Illinois rule (OP-19) all count. */
export async function captureState(
  trx: TenantTransaction,
  ctx: TenantContext,
  row: CaptureLinkRow,
): Promise<CaptureState> {
  const order = await requireOrder(trx, ctx, { id: row.order_id });
  // Nobody photographs a license for a sale that is over.
  if (isOrderOver(order.orderStatus)) return "closed";
  if (row.state === "USED") return "used";
  if (row.state === "REPLACED") return "replaced";
  const { [row.person]: record } = await findIdVerifications(trx, ctx, row.order_id);
  const now = ctx.clock.now();
  if (row.expires_at <= now || record?.expires_at == null || record.expires_at <= now) return "expired";
  if (record.record_status !== "INITIATED") return "used";
  return toRecord(record, order, now).isInPersonOnly ? "unknown" : "open";
}
