import type { LendersContext } from "#modules/lenders/server/lenders-context.ts";
import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import type { ZipPlaces } from "#platform/shared/fields/address/address-rule.ts";

/** The zip code directory with its counties. */
interface ZipPlacesWithCounties extends ZipPlaces {
  countyOfZip(zip: string): string | undefined;
}

/** Everything that filling in and submitting an application talks to. */
export type CreditContext = QueueContext &
  LendersContext & {
    readonly geo: ZipPlacesWithCounties;
    /** OP-30: 555-01xx numbers pass; true only while the sandbox is on. */
    readonly allowsTestNumbers: boolean;
  };
