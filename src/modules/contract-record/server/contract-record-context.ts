import type { PaperKeys } from "#modules/contract-papers/server/paper-keys.ts";
import type { PaperContext } from "#modules/tenancy/server/paper-brand.ts";
import type { TenantKeys } from "#platform/server/crypto/field-encryption.ts";

/** What opening, comparing and copying a record needs. */
export type ContractRecordContext = PaperContext & {
  readonly keys: TenantKeys;
  readonly paperKeys: PaperKeys;
};
