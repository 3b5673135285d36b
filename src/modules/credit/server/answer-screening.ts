import {
  clearWaiting,
  confirmMatch,
  type ScreeningAnswer,
} from "#modules/buyer-screening/server/answer-screening.ts";
import { keepVehicleUntil } from "#modules/orders/server/drafts/keep-vehicle-until.ts";
import { noteInHistory } from "#modules/orders/server/note-in-history.ts";
import { transitionOrder } from "#modules/orders/server/transition-order.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { english } from "#platform/shared/texts/text.ts";
import type { CreditContext } from "./credit-context.ts";
import { endApplication } from "./internal/end-application.ts";
import { findApplicants } from "./internal/applicant-repo.ts";
import { type ApplicationRow, findApplication } from "./internal/application-repo.ts";
import { readPeople } from "./internal/read-people.ts";
import { sendApplication } from "./send-application.ts";

const SENT = english("We sent your application.");
const GONE = english("The vehicle is no longer available.");

/**
 * A person has looked, and these are not the listed people: what waited goes on. Saying so again changes nothing.
 * @throws AppError conflict `screening.nothingFound`
 */
export async function clearScreening(
  trx: TenantTransaction,
  ctx: CreditContext,
  answer: ScreeningAnswer,
): Promise<void> {
  const { order } = answer;
  const waiting = await clearWaiting(trx, ctx, answer);
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
  answer: ScreeningAnswer,
): Promise<void> {
  await confirmMatch(trx, ctx, answer);
  const application = await findApplication(trx, ctx, { orderId: answer.order.id, lock: true });
  if (application?.state === "SUBMITTED")
    await endApplication(trx, ctx, { application, outcome: "DECLINED" });
}
