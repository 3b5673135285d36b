import { sealText } from "#platform/server/crypto/field-encryption.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import { isOffered } from "../../domain/offered-consents.ts";
import type { Consent } from "../accounts-repo.ts";
import type { AccountConsentTable } from "../identity-tables.ts";

/** What a person last said about one kind of agreement. */
interface StandingConsent extends Consent {
  readonly at: Date;
}

/**
 * OP-46: adds to the history, with time, text version and the network address it came from. The one way into the
 * table, so that no door gives a consent that the retailer does not ask for (AUTH-24).
 */
export async function recordConsents(
  trx: TenantTransaction,
  ctx: QueueContext,
  given: { readonly accountId: string; readonly consents: readonly Consent[]; readonly at: Date },
): Promise<void> {
  const { accountId, at } = given;
  if (given.consents.length === 0) return;
  const origin = ctx.caller?.address ?? "";
  const rows = given.consents.map(({ kind, granted, textVersion }) => ({
    tenant_id: ctx.tenantId,
    account_id: accountId,
    kind,
    granted: granted && isOffered(ctx.tenant, kind),
    text_version: textVersion,
    origin_sealed: origin === "" ? null : sealText(ctx.keys, originPlace(accountId), origin),
    at,
  }));
  await trx.insertInto("account_consent").values(rows).execute();
}

/** Where the address is sealed to. */
const originPlace = (accountId: string): string => `account_consent|origin|${accountId}`;

/** The newest word of an account about each kind. */
export async function findConsents(
  trx: TenantTransaction,
  tenantId: string,
  accountId: string,
): Promise<ReadonlyMap<AccountConsentTable["kind"], StandingConsent>> {
  const rows = await trx
    .selectFrom("account_consent")
    .select(["kind", "granted", "text_version", "at"])
    .distinctOn("kind")
    .where("tenant_id", "=", tenantId)
    .where("account_id", "=", accountId)
    .orderBy("kind")
    .orderBy("seq", "desc")
    .execute();
  return new Map(
    rows.map(({ kind, granted, text_version: textVersion, at }) => [
      kind,
      { kind, granted, textVersion, at },
    ]),
  );
}
