import type { ZipPlaces } from "#platform/shared/fields/address/address-rule.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { IdentityContext } from "#modules/sign-in/server/identity-context.ts";

/**
 * A module that keeps something for an account. Composition lists them all, so that identity needs no
 * edge to any. Both run inside the transaction that deletes the account, which may be repeated.
 */
export interface AccountHook {
  /** True while the account must stay, e.g. because an order is open. Locks what it looked at. */
  needsAccount(trx: TenantTransaction, ctx: IdentityContext, accountId: string): Promise<boolean>;
  /** Erases what is personal; records that must stay keep an account id that leads nowhere. */
  forget(trx: TenantTransaction, ctx: IdentityContext, accountId: string): Promise<void>;
}

/** What the profile needs beyond identity itself. */
export type ProfileContext = IdentityContext & {
  readonly geo: ZipPlaces;
  readonly accountHooks: readonly AccountHook[];
};
