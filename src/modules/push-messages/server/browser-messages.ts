import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import { type PreparedMessage, renderedMessage } from "#modules/messaging/server/queue-message.ts";
import { USEFUL_SECONDS } from "../domain/push-consent.ts";
import type { PushContent } from "../domain/push-content.ts";
import { findSubscriptions } from "./internal/subscriptions-repo.ts";

/** News for browsers of an account, and the address under which copies of it are found. */
interface AccountNews extends PushContent {
  readonly email: string;
  /** Kind of message, e.g. `progress.deliveredSms`. */
  readonly template: string;
}

/** Browsers of an account that want updates, for `browserMessages`. */
export function wantingBrowsers(
  trx: TenantTransaction,
  ctx: QueueContext,
  accountId: string,
): Promise<readonly { readonly id: string }[]> {
  return findSubscriptions(trx, ctx, accountId);
}

/** One message for each of these browsers, for `queuePrepared`. */
export function browserMessages(
  ctx: QueueContext,
  browsers: readonly { readonly id: string }[],
  { email, template, title, body, path, tag }: AccountNews,
): PreparedMessage[] {
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
