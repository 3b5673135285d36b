import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import type { TenantKeys } from "#platform/server/crypto/field-encryption.ts";
import type { CreditBureau } from "../providers/credit-bureau.ts";

/** What asking a bureau needs. */
export type BureauContext = TenantContext & {
  readonly keys: TenantKeys;
  readonly creditBureau: CreditBureau;
};
