import type { Selectable } from "kysely";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { BankLinkTable } from "./bank-link-table.ts";

interface NewBankLink {
  readonly token: string;
  readonly orderId: string;
  readonly gatewayToken: string;
  readonly vendorRef: string;
  readonly display: string;
  readonly expiresAt: Date;
}

export async function insertBankLink(
  trx: TenantTransaction,
  ctx: RequestContext,
  link: NewBankLink,
): Promise<void> {
  await trx
    .insertInto("bank_link")
    .values({
      tenant_id: ctx.tenantId,
      token: link.token,
      order_id: link.orderId,
      gateway_token: link.gatewayToken,
      vendor_ref: link.vendorRef,
      display: link.display,
      created_at: ctx.clock.now(),
      expires_at: link.expiresAt,
      revoked_at: null,
    })
    .execute();
}

/** A linked account that may be charged now. */
export async function findBankLink(
  trx: TenantTransaction,
  ctx: RequestContext,
  key: { readonly token: string; readonly orderId: string },
): Promise<Selectable<BankLinkTable> | undefined> {
  return trx
    .selectFrom("bank_link")
    .selectAll()
    .where("tenant_id", "=", ctx.tenantId)
    .where("token", "=", key.token)
    .where("order_id", "=", key.orderId)
    .where("expires_at", ">", ctx.clock.now())
    .where("revoked_at", "is", null)
    .executeTakeFirst();
}

/** The bank or its customer ended a link; what was paid by it stays paid. */
export async function revokeBankLinks(
  trx: TenantTransaction,
  ctx: RequestContext,
  vendorRef: string,
): Promise<void> {
  await trx
    .updateTable("bank_link")
    .set({ revoked_at: ctx.clock.now() })
    .where("tenant_id", "=", ctx.tenantId)
    .where("vendor_ref", "=", vendorRef)
    .where("revoked_at", "is", null)
    .execute();
}
