import type { AccountsContext } from "#modules/accounts/server/accounts-context.ts";
import type { ZipPlaces } from "#platform/shared/fields/address/address-rule.ts";

/** What taking in a car needs. */
export type TradeInContext = AccountsContext & { readonly geo: ZipPlaces };
