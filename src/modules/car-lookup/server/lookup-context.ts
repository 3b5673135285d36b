import type { AccountsContext } from "#modules/accounts/server/accounts-context.ts";
import type { BodyStyle } from "#modules/inventory/domain/vehicle.ts";
import type { PlateService } from "../providers/plate-service.ts";

interface VinFacts {
  readonly make: string | null;
  readonly model: string | null;
  readonly year: number | null;
  readonly bodyStyle: BodyStyle | null;
}

/** What finding out which car is meant needs. */
export type LookupContext = AccountsContext & {
  /** What the first characters of a VIN say; null where they are not known. */
  readonly vinFacts: (vin: string) => Promise<VinFacts>;
  readonly plateService: PlateService;
};
