import type { CreditApplicant } from "#modules/credit-bureaus/domain/credit-applicant.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import { noteInHistory } from "#modules/orders/server/note-in-history.ts";
import { screenBuyer } from "#modules/credit-bureaus/server/screen-buyer.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { writeLast } from "#platform/server/database/transactions/transaction-end.ts";
import { english } from "#platform/shared/texts/text.ts";
import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import { insertScreenings, type NewScreening } from "./internal/screening-repo.ts";
import { screeningOf } from "./internal/screening-of.ts";
import { notifyRetailer } from "./internal/screening-mail.ts";

/** Nothing more is ever said to the buyer. */
const CHECKING = english("We're checking something before we send your application.");

/**
 * Compares everybody of a version with the list and with the red flags, before any lender hears of it, and keeps what
 * came of it. @returns true while a person must look: nothing is sent then, and the retailer is told
 */
export async function screenApplicants(
  trx: TenantTransaction,
  ctx: QueueContext,
  input: {
    readonly order: Order;
    readonly version: number;
    readonly applicants: readonly CreditApplicant[];
    /** Whether somebody with another name applies with the same number. */
    readonly isNumberOfAnother: (applicant: CreditApplicant) => Promise<boolean>;
  },
): Promise<boolean> {
  const { order, version, applicants } = input;
  const screenings: NewScreening[] = [];
  for (const applicant of applicants) {
    const isOfAnother = await input.isNumberOfAnother(applicant);
    const found = screenBuyer(applicant, {
      ssn: applicant.ssn,
      report: null,
      isNumberOfAnother: isOfAnother,
    });
    const key = { orderId: order.id, version, person: applicant.role };
    screenings.push(await screeningOf(trx, ctx, { key, who: applicant, found }));
  }
  const mustWait = screenings.some(({ state }) => state === "WAITING");
  // Nothing else asks about somebody of whom nothing was found.
  if (!mustWait) {
    await writeLast(trx, () => insertScreenings(trx, ctx, screenings));
    return false;
  }
  await insertScreenings(trx, ctx, screenings);
  await noteInHistory(trx, ctx, { order, actor: "retailer", reason: CHECKING });
  await notifyRetailer(trx, ctx, order);
  return true;
}
