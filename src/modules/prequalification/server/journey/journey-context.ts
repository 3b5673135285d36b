import type { AccountsContext } from "#modules/accounts/server/accounts-context.ts";
import type { CreditBureau } from "#modules/lenders/providers/credit-bureau.ts";
import type { ZipPlaces } from "#platform/shared/fields/address/address-rule.ts";

/** What taking somebody through a pre-qualification needs. */
export type JourneyContext = AccountsContext & {
  readonly creditBureau: CreditBureau;
  readonly geo: ZipPlaces;
  /** OP-30: 555-01xx numbers pass; true only while the sandbox is on. */
  readonly allowsTestNumbers: boolean;
};
