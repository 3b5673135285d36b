import { screenBuyer } from "#modules/credit-bureaus/server/screen-buyer.ts";
import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import { requireOrder } from "#modules/orders/server/find-order-for-step.ts";
import { noteInHistory } from "#modules/orders/server/note-in-history.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { english } from "#platform/shared/texts/text.ts";
import { insertScreenings } from "./internal/screening-repo.ts";
import { screeningOf } from "./internal/screening-of.ts";
import { notifyRetailer } from "./internal/screening-mail.ts";

const CHECKING = english("We're checking something before we prepare your contract.");

/**
 * Compares who buys without a lender of ours with the list, in one statement: the name is all that is known. A near name
 * gets no contract before a person has looked.
 */
export async function screenCashBuyer(
  trx: TenantTransaction,
  ctx: QueueContext,
  { orderId, buyer }: { orderId: string; buyer: { readonly firstName: string; readonly lastName: string } },
): Promise<void> {
  const who = { ...buyer, middleName: null, birthDate: null };
  const key = { orderId, version: 0, person: "BUYER" } as const;
  const screening = await screeningOf(trx, ctx, { key, who, found: screenBuyer(who) });
  await insertScreenings(trx, ctx, [screening]);
  if (screening.state !== "WAITING") return;
  const order = await requireOrder(trx, ctx, { id: orderId });
  await noteInHistory(trx, ctx, { order, actor: "retailer", reason: CHECKING });
  await notifyRetailer(trx, ctx, order);
}
