import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import type { PaperContext } from "#modules/tenancy/server/paper-brand.ts";
import type { VehicleSearch } from "#modules/vehicle-search/server/vehicle-search.ts";
import type { ZipPlaces } from "#platform/shared/fields/address/address-rule.ts";
import type { DeclineLetters } from "./letters/decline-letters.ts";

/** What keeping a result needs. */
export type SettleContext = QueueContext & { readonly geo: ZipPlaces };

/** What reading and changing one needs. */
export type ResultContext = SettleContext & { readonly vehicleSearch: Pick<VehicleSearch, "stock"> };

/** What drawing and sending letters needs. */
export type LettersContext = QueueContext & PaperContext & { readonly declineLetters: DeclineLetters };
