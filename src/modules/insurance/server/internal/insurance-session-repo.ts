import { createHash } from "node:crypto";
import type { Selectable } from "kysely";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { InsuranceSessionTable } from "./insurance-table.ts";

export type SessionRow = Selectable<InsuranceSessionTable>;

/** Only the hash is stored, so that a copy of the database claims no visit. */
const hashNonce = (nonce: string): string => createHash("sha256").update(nonce).digest("base64url");

export async function insertSession(
  trx: TenantTransaction,
  ctx: RequestContext,
  session: { readonly orderId: string; readonly nonce: string },
): Promise<void> {
  await trx
    .insertInto("insurance_session")
    .values({
      tenant_id: ctx.tenantId,
      nonce_hash: hashNonce(session.nonce),
      order_id: session.orderId,
      pull_id: null,
      created_at: ctx.clock.now(),
    })
    .execute();
}

/** Whose visit carried this nonce. */
export async function findSession(
  trx: TenantTransaction,
  ctx: RequestContext,
  nonce: string,
): Promise<SessionRow | undefined> {
  return trx
    .selectFrom("insurance_session")
    .selectAll()
    .where("tenant_id", "=", ctx.tenantId)
    .where("nonce_hash", "=", hashNonce(nonce))
    .executeTakeFirst();
}

/** Remembers which pull a visit became; one visit may become several when the buyer starts over there. */
export async function rememberPull(
  trx: TenantTransaction,
  ctx: RequestContext,
  { nonce, pullId }: { readonly nonce: string; readonly pullId: string },
): Promise<void> {
  await trx
    .updateTable("insurance_session")
    .set({ pull_id: pullId })
    .where("tenant_id", "=", ctx.tenantId)
    .where("nonce_hash", "=", hashNonce(nonce))
    .execute();
}
