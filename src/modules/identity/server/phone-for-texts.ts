import type { TenantKeys } from "#platform/server/field-encryption.ts";
import type { TenantTransaction } from "#platform/server/tenant-database.ts";
import { findAccount } from "./internal/accounts-repo.ts";
import { findConsents } from "./internal/consents-repo.ts";

/** The ten digits at which an account agreed to be texted (OP-46); null without a phone or without that consent. */
export async function phoneForTexts(
  trx: TenantTransaction,
  owner: { readonly tenantId: string; readonly keys: TenantKeys },
  accountId: string,
): Promise<string | null> {
  const account = await findAccount(trx, owner, accountId);
  if (account === undefined || account.phone === "") return null;
  const consents = await findConsents(trx, owner.tenantId, accountId);
  return consents.get("marketing-sms")?.granted === true ? account.phone : null;
}
