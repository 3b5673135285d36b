import type { Language } from "#platform/shared/texts/language.ts";
import type { TenantKeys } from "#platform/server/crypto/field-encryption.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { findLanguageOf } from "../accounts-repo.ts";

/** The language that whoever reads mail at an address chose for their account; undefined when nobody did. */
export function languageOfReader(
  trx: TenantTransaction,
  owner: { readonly tenantId: string; readonly keys: TenantKeys },
  to: string,
): Promise<Language | undefined> {
  return to.includes("@") ? findLanguageOf(trx, owner, to) : Promise.resolve(undefined);
}
