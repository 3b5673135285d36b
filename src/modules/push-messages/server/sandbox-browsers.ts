import { createECDH, randomBytes } from "node:crypto";
import { openJson, sealJson, sealText } from "#platform/server/crypto/field-encryption.ts";
import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import type { PushContent, PushTarget } from "../domain/push-content.ts";
import type {} from "./internal/push-tables.ts";
import { decryptMessage } from "./internal/message-encryption.ts";
import { pushError } from "./internal/push-error.ts";
import { readSenderKeys } from "./internal/sender-keys-repo.ts";
import { isProofOf } from "./internal/sender-proof.ts";

/** A name that exists nowhere (RFC 2606), so that nothing for the stand-in can leave the product. */
const ORIGIN = "https://push.sandbox.invalid";

interface BrowserKeys {
  readonly privateKey: string;
  readonly auth: string;
}

const keysPlace = (id: string): string => `sandbox_push_browser|keys|${id}`;
const contentPlace = (id: string): string => `sandbox_push_message|content|${id}`;

/** Whether an address is one of the stand-in. */
export function isStandIn(endpoint: string): boolean {
  return endpoint.startsWith(`${ORIGIN}/`);
}

/** A browser that the sandbox plays: where its messages go, as a real one says it. */
export async function makeSandboxBrowser(ctx: QueueContext): Promise<PushTarget> {
  const id = ctx.ids.next("spb");
  const pair = createECDH("prime256v1");
  const p256dh = pair.generateKeys("base64url");
  const keys: BrowserKeys = {
    privateKey: pair.getPrivateKey("base64url"),
    auth: randomBytes(16).toString("base64url"),
  };
  await ctx.db.transaction((trx) =>
    trx
      .insertInto("sandbox_push_browser")
      .values({
        tenant_id: ctx.tenantId,
        id,
        keys_sealed: sealJson(ctx.keys, keysPlace(id), keys),
        created_at: ctx.clock.now(),
      })
      .execute(),
  );
  return { endpoint: `${ORIGIN}/${id}`, keys: { p256dh, auth: keys.auth } };
}

/**
 * Its user blocks the store's messages: the service answers 410 from now on.
 * @throws AppError `not-found` `push.notFound`
 */
export async function blockSandboxBrowser(ctx: QueueContext, { id }: { readonly id: string }): Promise<void> {
  const { numUpdatedRows } = await ctx.db.transaction((trx) =>
    trx
      .updateTable("sandbox_push_browser")
      .set({ is_gone: true })
      .where("tenant_id", "=", ctx.tenantId)
      .where("id", "=", id)
      .executeTakeFirstOrThrow(),
  );
  if (numUpdatedRows === 0n) throw pushError(ctx, "not-found", "push.notFound");
}

/** What such a browser would show, the latest first. */
export async function readSandboxBrowser(
  ctx: QueueContext,
  { id }: { readonly id: string },
): Promise<PushContent[]> {
  const rows = await ctx.db.transaction((trx) =>
    trx
      .selectFrom("sandbox_push_message")
      .select("content_sealed")
      .where("tenant_id", "=", ctx.tenantId)
      .where("browser_id", "=", id)
      .orderBy("id", "desc")
      .limit(50)
      .execute(),
  );
  return rows.map((row) => openJson<PushContent>(ctx.keys, contentPlace(id), row.content_sealed));
}

/** One request as the service gets it. */
interface Arriving {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/**
 * A push service and the browser behind it in one: it looks at the sender's proof and at the form of a request as
 * services do, opens the message as a browser does, and keeps it.
 * @returns the status that a service would answer
 */
export async function arriveAtSandboxBrowser(
  ctx: QueueContext,
  { endpoint, headers, body }: Arriving,
): Promise<number> {
  if (headers["content-encoding"] !== "aes128gcm" || !/^\d+$/u.test(headers["ttl"] ?? "")) return 400;
  if (body.length > 4096) return 413;
  const id = endpoint.slice(ORIGIN.length + 1);
  return ctx.db.transaction(async (trx) => {
    const { publicKey } = await readSenderKeys(trx, ctx);
    const asked = { endpoint, publicKey, now: ctx.clock.now() };
    if (!(await isProofOf(headers["authorization"] ?? "", asked))) return 403;
    const browser = await trx
      .selectFrom("sandbox_push_browser")
      .select(["keys_sealed", "is_gone"])
      .where("tenant_id", "=", ctx.tenantId)
      .where("id", "=", id)
      .executeTakeFirst();
    if (browser === undefined || browser.is_gone) return 410;
    const keys = openJson<BrowserKeys>(ctx.keys, keysPlace(id), browser.keys_sealed);
    const content = decryptMessage(body, keys);
    await trx
      .insertInto("sandbox_push_message")
      .values({
        tenant_id: ctx.tenantId,
        id: ctx.ids.next("spm"),
        browser_id: id,
        content_sealed: sealText(ctx.keys, contentPlace(id), content),
        arrived_at: ctx.clock.now(),
      })
      .execute();
    return 201;
  });
}
