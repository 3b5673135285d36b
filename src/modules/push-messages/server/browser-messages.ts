import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import { type PreparedMessage, renderedMessage } from "#modules/messaging/server/queue-message.ts";
import { USEFUL_SECONDS } from "../domain/push-consent.ts";
import type { PushContent } from "../domain/push-content.ts";
import { findSubscriptions } from "./internal/subscriptions-repo.ts";

/** News for the browsers of an account, and the address under which copies of it are found. */
interface AccountNews extends PushContent {
  readonly accountId: string;
  readonly email: string;
  /** Kind of message, e.g. `progress.deliveredSms`. */
  readonly template: string;
}

/** One message for each browser of an account that wants updates, for `queuePrepared`. */
export async function browserMessages(
  trx: TenantTransaction,
  ctx: QueueContext,
  { accountId, email, template, title, body, path, tag }: AccountNews,
): Promise<PreparedMessage[]> {
  const browsers = await findSubscriptions(trx, ctx, accountId);
  return browsers.map(({ id }) =>
    renderedMessage(ctx, {
      channel: "push",
      template,
      to: email,
      content: { subject: title, text: body, push: { subscriptionId: id, path, tag } },
      usefulForSeconds: USEFUL_SECONDS,
    }),
  );
}
