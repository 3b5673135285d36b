import type { InventoryContext } from "#modules/inventory/server/inventory-context.ts";
import type { ZipDirectory } from "#modules/places/server/zip-directory.ts";
import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import type { TenantKeys } from "#platform/server/crypto/field-encryption.ts";
import type { PaymentOf } from "../domain/index/payment-column.ts";
import type { SearchChoices } from "../domain/search-choices-schema.ts";
import type { VehicleSearch } from "./vehicle-search.ts";

/** What searching the stock needs. */
export type SearchContext = TenantContext & {
  readonly vehicleSearch: VehicleSearch;
  readonly geo: ZipDirectory;
};

/** What one person would pay, as far as a search cares: nothing says who it is. */
interface PersonalPayments {
  /** Same key, same payments for the same vehicles. */
  readonly key: string;
  readonly paymentOf: PaymentOf;
}

/** Understands the signed terms of somebody who pre-qualified. */
export interface PersonalTermsPort {
  /** Null for terms that this retailer did not sign, or that have run out. */
  open(
    ctx: PersonalSearchContext,
    asked: { readonly terms: string; readonly choices: SearchChoices },
  ): PersonalPayments | null;
}

/** Searching by what one person would pay. */
export type PersonalSearchContext = SearchContext & {
  readonly keys: TenantKeys;
  readonly personalTerms: PersonalTermsPort;
};

/** Search that starts from one vehicle as the database has it. */
export type VehicleSearchContext = SearchContext & InventoryContext;
