import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import { queueMessage } from "#modules/messaging/server/queue-message.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { SIGN_IN_TRIED } from "../message-templates.ts";
import { type Account, emailIndex } from "./accounts-repo.ts";
import type {} from "./devices/known-devices-table.ts";
import { keepOrRollBack } from "./keep-or-roll-back.ts";

/** One mail a day and address at most, whatever is tried. */
const PAUSE_SECONDS = 86_400;

/**
 * Writes to the owner of an address that somebody ran into its limits. Addresses without a confirmed account take
 * the same work; nobody gets the mail.
 */
export async function notifyOwner(
  trx: TenantTransaction,
  ctx: QueueContext,
  { email, account }: { readonly email: string; readonly account: Account | undefined },
): Promise<void> {
  const at = ctx.clock.now();
  const due = await trx
    .insertInto("sign_in_alert")
    .values({ tenant_id: ctx.tenantId, email_index: emailIndex(ctx.keys, email), sent_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(["tenant_id", "email_index"])
        .doUpdateSet({ sent_at: at })
        .where("sign_in_alert.sent_at", "<=", new Date(at.getTime() - PAUSE_SECONDS * 1000)),
    )
    .returning("email_index")
    .executeTakeFirst();
  if (due === undefined) return;
  const params = { firstName: account?.firstName ?? "" };
  await keepOrRollBack(trx, account?.status === "confirmed", () =>
    queueMessage(trx, ctx, {
      channel: "email",
      to: account?.email ?? email,
      template: SIGN_IN_TRIED,
      params,
    }),
  );
}
