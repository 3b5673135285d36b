import type { AccountsContext } from "#modules/accounts/server/accounts-context.ts";
import type { BodyStyle } from "#modules/inventory/domain/vehicle.ts";
import type { ZipPlaces } from "#platform/shared/fields/address/address-rule.ts";

interface VinFacts {
  readonly make: string | null;
  readonly model: string | null;
  readonly year: number | null;
  readonly bodyStyle: BodyStyle | null;
}

/** What taking in a car needs. */
export type TradeInContext = AccountsContext & {
  readonly geo: ZipPlaces;
  /** What the first characters of a VIN say; null where they are not known. */
  readonly vinFacts: (vin: string) => Promise<VinFacts>;
};
