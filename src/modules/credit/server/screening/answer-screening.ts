import { keepVehicleUntil } from "#modules/orders/server/drafts/keep-vehicle-until.ts";
import { noteInHistory } from "#modules/orders/server/note-in-history.ts";
import { transitionOrder } from "#modules/orders/server/transition-order.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { AppError } from "#platform/shared/app-error.ts";
import { english } from "#platform/shared/texts/text.ts";
import type { CreditContext } from "../credit-context.ts";
import { endApplication } from "../internal/end-application.ts";
import { findApplicants } from "../internal/applicant-repo.ts";
import { type ApplicationRow, findApplication } from "../internal/application-repo.ts";
import { readPeople } from "../internal/read-people.ts";
import { sendApplication } from "../send-application.ts";
import { findFlagged, updateScreening } from "./internal/screening-repo.ts";

const SENT = english("We sent your application.");
const GONE = english("The vehicle is no longer available.");

/** 31 CFR 501.601: what a match with the list was decided by is kept for ten years. */
const MATCH_YEARS = 10;

/** The retailer's word about the people of an order. */
interface ScreeningAnswer {
  /** Its row is held. */
  readonly order: Order;
  /** Who at the retailer looked. */
  readonly by: string;
  readonly at: Date;
}

/**
 * A person has looked, and these are not the listed people: what waited goes on. Saying so again changes nothing.
 * @throws AppError conflict `screening.nothingFound`
 */
export async function clearScreening(
  trx: TenantTransaction,
  ctx: CreditContext,
  { order, by, at }: ScreeningAnswer,
): Promise<void> {
  const waiting = (await requireFlagged(trx, ctx, order)).filter(({ state }) => state === "WAITING");
  for (const row of waiting)
    await updateScreening(trx, ctx, { row, set: { state: "CLEARED", answered_at: at }, answeredBy: by });
  if (waiting.length === 0 || order.dealStatus !== "DPEN") return;
  const application = await findApplication(trx, ctx, { orderId: order.id, lock: true });
  if (application?.state !== "SUBMITTED") return;
  if (waiting.some(({ version }) => version === application.version))
    await goOn(trx, ctx, { order, application });
}

/** Lenders are asked as they would have been; nobody's credit is looked at for a car that somebody else has by now. */
async function goOn(
  trx: TenantTransaction,
  ctx: CreditContext,
  { order, application }: { readonly order: Order; readonly application: ApplicationRow },
): Promise<void> {
  const { applicationHoldSeconds } = ctx.tenant.config.consumer;
  const until = new Date(ctx.clock.now().getTime() + applicationHoldSeconds * 1000);
  if (!(await keepVehicleUntil(trx, ctx, { order, until }))) {
    await endApplication(trx, ctx, { application, outcome: "WITHDRAWN" });
    for (const dealStatus of ["LNSEL", "UDEC"] as const)
      await transitionOrder(trx, ctx, { orderId: order.id, dealStatus, actor: "retailer", reason: GONE });
    return;
  }
  const rows = await findApplicants(trx, ctx, { applicationId: application.id });
  const people = readPeople(ctx, { order, application, rows });
  await noteInHistory(trx, ctx, { order, actor: "retailer", reason: SENT });
  await sendApplication(trx, ctx, { order, application, version: application.version, people });
}

/**
 * A person has looked, and the order must not go on; whoever calls ends it. Also after it was cleared by mistake.
 * @throws AppError conflict `screening.nothingFound`
 */
export async function confirmScreening(
  trx: TenantTransaction,
  ctx: CreditContext,
  { order, by, at }: ScreeningAnswer,
): Promise<void> {
  const rows = await requireFlagged(trx, ctx, order);
  const keepUntil = new Date(at);
  keepUntil.setUTCFullYear(keepUntil.getUTCFullYear() + MATCH_YEARS);
  const set = { state: "CONFIRMED", answered_at: at, keep_until: keepUntil } as const;
  for (const row of rows.filter(({ state }) => state !== "CONFIRMED"))
    await updateScreening(trx, ctx, { row, set, answeredBy: by });
  const application = await findApplication(trx, ctx, { orderId: order.id, lock: true });
  if (application?.state === "SUBMITTED")
    await endApplication(trx, ctx, { application, outcome: "DECLINED" });
}

async function requireFlagged(trx: TenantTransaction, ctx: CreditContext, { id: orderId }: Order) {
  const rows = await findFlagged(trx, ctx, { orderId });
  if (rows.length > 0) return rows;
  const message = "Nothing about this order waited for a check.";
  throw new AppError("conflict", { code: "screening.nothingFound", message });
}
