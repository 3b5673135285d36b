import type { Selectable } from "kysely";
import { blindIndex, type TenantKeys } from "#platform/server/crypto/field-encryption.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { Language } from "#platform/shared/texts/language.ts";
import type { CreditInvitationTable } from "./credit-tables.ts";

export type InvitationRow = Selectable<CreditInvitationTable>;
type Keeper = RequestContext & { readonly keys: TenantKeys };

const indexOf = (ctx: Keeper, what: "token" | "device", secret: string): string =>
  blindIndex(ctx.keys, `credit_invitation|${what}|${secret}`);

export async function findInvitation(
  trx: TenantTransaction,
  ctx: RequestContext,
  { applicationId }: { readonly applicationId: string },
): Promise<InvitationRow | undefined> {
  return trx
    .selectFrom("credit_invitation")
    .selectAll()
    .where("tenant_id", "=", ctx.tenantId)
    .where("application_id", "=", applicationId)
    .executeTakeFirst();
}

/** Whose pages a link that still runs leads to, whatever device asks. */
export async function applicationOfLink(
  trx: TenantTransaction,
  ctx: Keeper,
  { token }: { readonly token: string },
): Promise<string | undefined> {
  const row = await trx
    .selectFrom("credit_invitation")
    .select("application_id")
    .where("tenant_id", "=", ctx.tenantId)
    .where("token_index", "=", indexOf(ctx, "token", token))
    .where("expires_at", ">", ctx.clock.now())
    .executeTakeFirst();
  return row?.application_id;
}

/** The invitation a secret opens on this device; the first device that comes is the only one ever. */
export async function openInvitation(
  trx: TenantTransaction,
  ctx: Keeper,
  { token, device }: { readonly token: string; readonly device: string },
): Promise<InvitationRow | undefined> {
  const now = ctx.clock.now();
  const deviceIndex = indexOf(ctx, "device", device);
  return trx
    .updateTable("credit_invitation")
    .set((eb) => ({
      device_index: deviceIndex,
      opened_at: eb.fn.coalesce("opened_at", eb.val(now)),
    }))
    .where("tenant_id", "=", ctx.tenantId)
    .where("token_index", "=", indexOf(ctx, "token", token))
    .where("expires_at", ">", now)
    .where((eb) => eb.or([eb("device_index", "is", null), eb("device_index", "=", deviceIndex)]))
    .returningAll()
    .executeTakeFirst();
}

/** The one link of an application; an earlier one works no longer. */
export async function replaceInvitation(
  trx: TenantTransaction,
  ctx: Keeper,
  input: {
    readonly applicationId: string;
    readonly token: string;
    readonly sentToMasked: string;
    readonly language: Language;
    readonly expiresAt: Date;
  },
): Promise<void> {
  const row = {
    token_index: indexOf(ctx, "token", input.token),
    device_index: null,
    sent_to_masked: input.sentToMasked,
    language: input.language,
    created_at: ctx.clock.now(),
    opened_at: null,
    told_at: null,
    expires_at: input.expiresAt,
  };
  await trx
    .insertInto("credit_invitation")
    .values({ tenant_id: ctx.tenantId, application_id: input.applicationId, ...row })
    .onConflict((conflict) => conflict.columns(["tenant_id", "application_id"]).doUpdateSet(row))
    .execute();
}

export async function deleteInvitation(
  trx: TenantTransaction,
  ctx: RequestContext,
  { applicationId }: { readonly applicationId: string },
): Promise<void> {
  await trx
    .deleteFrom("credit_invitation")
    .where("tenant_id", "=", ctx.tenantId)
    .where("application_id", "=", applicationId)
    .execute();
}

/** True once for each link: its sender is to hear that the invited person is done. */
export async function markTold(
  trx: TenantTransaction,
  ctx: RequestContext,
  { applicationId }: { readonly applicationId: string },
): Promise<boolean> {
  const told = await trx
    .updateTable("credit_invitation")
    .set({ told_at: ctx.clock.now() })
    .where("tenant_id", "=", ctx.tenantId)
    .where("application_id", "=", applicationId)
    .where("told_at", "is", null)
    .returning("application_id")
    .executeTakeFirst();
  return told !== undefined;
}
