import type { Selectable, Updateable } from "kysely";
import { blindIndex, openText, sealJson } from "#platform/server/crypto/field-encryption.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { MINUTE_MS } from "#platform/shared/time/durations.ts";
import type { BureauIdentityTable } from "../../server/bureau-table.ts";
import type { BureauCallContext, IdentitySubject } from "../credit-bureau.ts";

export type IdentityRow = Selectable<BureauIdentityTable>;

/** How long a token is good for anything. */
export const TOKEN_MS = 30 * MINUTE_MS;

export const hashOfToken = ({ keys }: BureauCallContext, token: string): string =>
  blindIndex(keys, `bureau-token:${token}`);

/** Whose file a token may read; what is typed later, such as the address, is not part of it. */
export function hashOfPerson({ keys }: BureauCallContext, subject: IdentitySubject): string {
  const { firstName, lastName, birthDate } = subject;
  const who = [firstName, lastName, birthDate].map((part) => part.trim().toLowerCase()).join("|");
  return blindIndex(keys, `bureau-person:${who}`);
}

const place = (column: string, tokenHash: string) => `bureau_identity|${column}|${tokenHash}`;

export function sealOf(
  { keys }: BureauCallContext,
  at: { readonly column: string; readonly tokenHash: string },
  value: unknown,
): string {
  return sealJson(keys, place(at.column, at.tokenHash), value);
}

export function openOf(
  { keys }: BureauCallContext,
  at: { readonly column: string; readonly tokenHash: string },
  sealed: string,
): unknown {
  return JSON.parse(openText(keys, place(at.column, at.tokenHash), sealed));
}

/** The row of a token that is still good, kept until the transaction ends. */
export function lockIdentity(
  trx: TenantTransaction,
  ctx: BureauCallContext,
  token: string,
): Promise<IdentityRow | undefined> {
  return trx
    .selectFrom("bureau_identity")
    .selectAll()
    .where("tenant_id", "=", ctx.tenantId)
    .where("token_hash", "=", hashOfToken(ctx, token))
    .where("made_at", ">", new Date(ctx.clock.now().getTime() - TOKEN_MS))
    .forUpdate()
    .executeTakeFirst();
}

export async function updateIdentity(
  trx: TenantTransaction,
  ctx: RequestContext,
  { token_hash, ...values }: Updateable<BureauIdentityTable> & { readonly token_hash: string },
): Promise<void> {
  await trx
    .updateTable("bureau_identity")
    .set(values)
    .where("tenant_id", "=", ctx.tenantId)
    .where("token_hash", "=", token_hash)
    .execute();
}

export async function deleteIdentity(
  trx: TenantTransaction,
  ctx: RequestContext,
  tokenHash: string,
): Promise<void> {
  await trx
    .deleteFrom("bureau_identity")
    .where("tenant_id", "=", ctx.tenantId)
    .where("token_hash", "=", tokenHash)
    .execute();
}

/** Whether this person's file was said to be frozen before. */
export async function wasFrozen(ctx: BureauCallContext, applicantId: string): Promise<boolean> {
  const found = await ctx.db.transaction((trx) =>
    trx
      .selectFrom("bureau_identity")
      .select("stage")
      .where("tenant_id", "=", ctx.tenantId)
      .where("applicant_id", "=", applicantId)
      .where("stage", "=", "FROZEN")
      .executeTakeFirst(),
  );
  return found !== undefined;
}
