import type { Selectable } from "kysely";
import { enqueueJob } from "#platform/server/jobs/enqueue-job.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { SandboxIdCaptureTable } from "../../server/internal/id-verification-table.ts";
import type { IdCapture, IdCaptureProvider, CaptureOutcome, CheckedCapture } from "../id-capture-provider.ts";

/** Job in which the embedded ID service tells the shop how a capture ended, as the vendor would: a signed webhook. */
export const SANDBOX_ID_TELLS = "id-verification.sandbox-judge-tells";

/** The webhook comes after the answer of the call, as a vendor's does. */
const TELLS_AFTER_MS = 2_000;

/** The end of the license number chooses the outcome; any other is a success. */
const ID_OUTCOMES: Readonly<Record<string, CaptureOutcome>> = {
  "0000": "FAILED",
  "1111": "INCOMPLETE",
};
/** The service is down. */
const ID_UNAVAILABLE = "9999";

/** The embedded ID service: keeps its captures in the database, outcome chosen by the license number. */
export const sandboxIdCaptureProvider: IdCaptureProvider = {
  scenarios: [
    ...Object.entries(ID_OUTCOMES).map(([end, outcome]) => ({
      outcome,
      input: `license number ending in ${end}`,
    })),
    { outcome: "the provider is unavailable", input: `license number ending in ${ID_UNAVAILABLE}` },
    { outcome: "SUCCESSFUL", input: "any other license number" },
    { outcome: "CANCELED", input: "Cancel on the phone" },
    { outcome: "expired", input: "let 24 hours pass, or the event id.expired" },
    { outcome: "in person only", input: "home address or license in Illinois" },
  ],
  isHosted: false,
  start: () => Promise.resolve({ kind: "own-page" }),

  evaluate: async (ctx, capture) => {
    const end = capture.documentNumber.slice(-4);
    if (end === ID_UNAVAILABLE) return { kind: "failure", reason: "unavailable", vendorCode: "sandbox" };
    const outcome = ID_OUTCOMES[end] ?? "SUCCESSFUL";
    return readingOf(await ctx.db.transaction((trx) => keepCapture(trx, ctx, { capture, outcome })));
  },

  async read(ctx, captureRef) {
    const row = await findCapture(ctx, captureRef);
    return row === undefined ? { kind: "unknown" } : readingOf(row);
  },
};

type Capture = Selectable<SandboxIdCaptureTable>;

/** The embedded ID service's own record of a capture. */
export function findCapture(ctx: RequestContext, captureRef: string): Promise<Capture | undefined> {
  return ctx.db.transaction((trx) =>
    trx
      .selectFrom("sandbox_id_capture")
      .selectAll()
      .where("tenant_id", "=", ctx.tenantId)
      .where("capture_ref", "=", captureRef)
      .executeTakeFirst(),
  );
}

/** Checked once: whoever asks again gets the first answer. The webhook is stored with it, or not at all. */
async function keepCapture(
  trx: TenantTransaction,
  ctx: RequestContext,
  { capture, outcome }: { readonly capture: IdCapture; readonly outcome: CaptureOutcome },
): Promise<Capture> {
  const now = ctx.clock.now();
  const made = await trx
    .insertInto("sandbox_id_capture")
    .values({
      tenant_id: ctx.tenantId,
      capture_ref: `inq_${ctx.ids.random(24)}`,
      verification_ref: capture.verificationRef,
      issuing_state: capture.issuingState,
      outcome,
      judged_at: now,
    })
    .onConflict((conflict) => conflict.columns(["tenant_id", "verification_ref"]).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (made !== undefined) {
    const payload = { captureRef: made.capture_ref, eventId: `evt_${ctx.ids.random(24)}` };
    const runAt = new Date(now.getTime() + TELLS_AFTER_MS);
    await enqueueJob(trx, ctx, { kind: SANDBOX_ID_TELLS, payload, runAt });
    return made;
  }
  return trx
    .selectFrom("sandbox_id_capture")
    .selectAll()
    .where("tenant_id", "=", ctx.tenantId)
    .where("verification_ref", "=", capture.verificationRef)
    .executeTakeFirstOrThrow();
}

const readingOf = (row: Capture): CheckedCapture => ({
  kind: "capture",
  captureRef: row.capture_ref,
  verificationRef: row.verification_ref,
  outcome: row.outcome,
  states: [row.issuing_state],
});
