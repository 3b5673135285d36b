import { createHash } from "node:crypto";
import type { Selectable } from "kysely";
import type { PartyRole } from "#modules/orders/domain/order-party.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { IdCaptureLinkTable } from "./id-verification-table.ts";

export type CaptureLinkRow = Selectable<IdCaptureLinkTable>;

/** Only the hash is stored, so that a copy of the database opens no link. */
function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** Captures that were started with links which nobody used up or replaced. */
export async function findOpenCaptures(
  trx: TenantTransaction,
  ctx: RequestContext,
  { orderId, person }: { readonly orderId: string; readonly person?: PartyRole | undefined },
): Promise<readonly string[]> {
  const rows = await trx
    .selectFrom("id_capture_link")
    .select("capture_ref")
    .where("tenant_id", "=", ctx.tenantId)
    .where("order_id", "=", orderId)
    .where("state", "in", ["SENT", "OPENED"])
    .$if(person !== undefined, (links) => links.where("person", "=", person!))
    .execute();
  return rows.flatMap(({ capture_ref: ref }) => ref ?? []);
}

/**
 * Ends a person's earlier links of an order and adds a new one.
 * @returns captures that were started with the earlier ones
 */
export async function replaceLink(
  trx: TenantTransaction,
  ctx: RequestContext,
  link: {
    readonly orderId: string;
    readonly person: PartyRole;
    readonly token: string;
    readonly expiresAt: Date;
    readonly isHere: boolean;
  },
): Promise<readonly string[]> {
  const replaced = await trx
    .updateTable("id_capture_link")
    .set({ state: "REPLACED" })
    .where("tenant_id", "=", ctx.tenantId)
    .where("order_id", "=", link.orderId)
    .where("person", "=", link.person)
    .where("state", "in", ["SENT", "OPENED"])
    .returning("capture_ref")
    .execute();
  await trx
    .insertInto("id_capture_link")
    .values({
      tenant_id: ctx.tenantId,
      token_hash: hashToken(link.token),
      order_id: link.orderId,
      person: link.person,
      state: "SENT",
      expires_at: link.expiresAt,
      created_at: ctx.clock.now(),
      is_here: link.isHere,
    })
    .execute();
  return replaced.flatMap(({ capture_ref: ref }) => ref ?? []);
}

export function lockLink(
  trx: TenantTransaction,
  ctx: RequestContext,
  token: string,
): Promise<CaptureLinkRow | undefined> {
  return lockLinkByHash(trx, ctx, hashToken(token));
}

/** By what providers know a link by: its hash. */
export async function lockLinkByHash(
  trx: TenantTransaction,
  ctx: RequestContext,
  tokenHash: string,
): Promise<CaptureLinkRow | undefined> {
  return trx
    .selectFrom("id_capture_link")
    .selectAll()
    .where("tenant_id", "=", ctx.tenantId)
    .where("token_hash", "=", tokenHash)
    .forUpdate()
    .executeTakeFirst();
}

export async function setLinkState(
  trx: TenantTransaction,
  ctx: RequestContext,
  change: { readonly row: CaptureLinkRow; readonly state: CaptureLinkRow["state"] },
): Promise<void> {
  await trx
    .updateTable("id_capture_link")
    .set({ state: change.state })
    .where("tenant_id", "=", ctx.tenantId)
    .where("token_hash", "=", change.row.token_hash)
    .execute();
}

/** Remembers the provider's capture, so that the link leads to the same one every time. */
export async function setCaptureRef(
  trx: TenantTransaction,
  ctx: RequestContext,
  change: { readonly row: CaptureLinkRow; readonly captureRef: string },
): Promise<void> {
  await trx
    .updateTable("id_capture_link")
    .set({ capture_ref: change.captureRef })
    .where("tenant_id", "=", ctx.tenantId)
    .where("token_hash", "=", change.row.token_hash)
    .execute();
}

/** The link is used up, by this capture of the provider's; `null` where the buyer ended it without one. */
export async function useLink(
  trx: TenantTransaction,
  ctx: RequestContext,
  change: { readonly row: CaptureLinkRow; readonly captureRef: string | null },
): Promise<void> {
  await trx
    .updateTable("id_capture_link")
    .set({ state: "USED", capture_ref: change.captureRef ?? change.row.capture_ref })
    .where("tenant_id", "=", ctx.tenantId)
    .where("token_hash", "=", change.row.token_hash)
    .execute();
}
