import type { PushCarrier, QueueContext } from "#modules/messaging/server/messaging-context.ts";
import { findOpenSessions } from "#modules/sessions/server/account-sessions-repo.ts";
import { USEFUL_SECONDS } from "../domain/push-consent.ts";
import type { PushContent, PushTarget } from "../domain/push-content.ts";
import type { PushRequest } from "../providers/push-service.ts";
import type { PushServices } from "../providers/push-services.ts";
import { encryptMessage } from "./internal/message-encryption.ts";
import { readSenderKeys } from "./internal/sender-keys-repo.ts";
import { type SenderKeys, senderProof } from "./internal/sender-proof.ts";
import { deleteSubscriptions, findTarget } from "./internal/subscriptions-repo.ts";

type Delivery = Awaited<ReturnType<PushCarrier["deliver"]>>;
type Found = NonNullable<Awaited<ReturnType<typeof findTarget>>>;

/** Characters of a title and of a text: more than any browser shows, and together less than a push service takes. */
const MOST_TITLE = 100;
const MOST_BODY = 500;

/**
 * Brings messages to browsers. Before each it looks whether the browser still wants them and its session still stands:
 * who has turned them off or signed out gets nothing that was written before.
 */
export function pushCarrier(services: PushServices): PushCarrier {
  return {
    async deliver(ctx, message) {
      const { push } = message;
      if (push === undefined) return { kind: "refused", code: "push-nowhere" };
      const known = await readStanding(ctx, push.subscriptionId);
      if (known === undefined) return { kind: "refused", code: "push-off" };
      const { path, tag } = push;
      const words = {
        title: shortened(message.subject, MOST_TITLE),
        body: shortened(message.text, MOST_BODY),
      };
      const given = { ...known, content: { ...words, path, tag }, writtenAt: message.writtenAt };
      const status = await carry(ctx, services, given);
      if (status === 404 || status === 410) await forget(ctx, known.accountId, push.subscriptionId);
      return deliveryOf(status);
    },
  };
}

/** The subscription and the retailer's key; a subscription whose session has ended is gone with it. */
async function readStanding(
  ctx: QueueContext,
  id: string,
): Promise<(Found & { readonly sender: SenderKeys }) | undefined> {
  return ctx.db.transaction(async (trx) => {
    const found = await findTarget(trx, ctx, id);
    if (found === undefined) return undefined;
    const { accountId } = found;
    const open = await findOpenSessions(trx, ctx.tenantId, { accountId, now: ctx.clock.now() });
    if (open.some((session) => session.id === found.sessionId))
      return { ...found, sender: await readSenderKeys(trx, ctx) };
    await deleteSubscriptions(trx, ctx, { accountId, ids: [id] });
    return undefined;
  });
}

/** The status of the service's answer; 0 when there was none. */
async function carry(
  ctx: QueueContext,
  services: PushServices,
  given: {
    readonly target: PushTarget;
    readonly sender: SenderKeys;
    readonly content: PushContent;
    readonly writtenAt: Date;
  },
): Promise<number> {
  const { endpoint, keys } = given.target;
  const now = ctx.clock.now();
  const age = Math.floor((now.getTime() - given.writtenAt.getTime()) / 1000);
  const contact = ctx.tenant.support.email;
  const request: PushRequest = {
    endpoint,
    headers: {
      authorization: await senderProof(given.sender, { endpoint, contact, now }),
      "content-encoding": "aes128gcm",
      "content-type": "application/octet-stream",
      ttl: String(Math.max(0, USEFUL_SECONDS - age)),
      urgency: "normal",
    },
    body: encryptMessage(JSON.stringify(given.content), keys),
  };
  try {
    return await services(ctx, endpoint).send(request);
  } catch {
    // A name that leads nowhere, a connection that broke: another try may work.
    return 0;
  }
}

function shortened(text: string, most: number): string {
  const characters = Array.from(text);
  return characters.length > most ? `${characters.slice(0, most - 1).join("")}…` : text;
}

async function forget(ctx: QueueContext, accountId: string, id: string): Promise<void> {
  await ctx.db.transaction((trx) => deleteSubscriptions(trx, ctx, { accountId, ids: [id] }));
}

/** RFC 8030, 5 and 8.4: what the service's answer means. */
function deliveryOf(status: number): Delivery {
  if (status >= 200 && status < 300) return { kind: "delivered", ref: null };
  if (status === 0) return { kind: "later", code: "push-unreachable" };
  const isLater = status === 408 || status === 429 || status >= 500;
  return { kind: isLater ? "later" : "refused", code: `push-${status}` };
}
