import type { AccountsContext } from "#modules/accounts/server/accounts-context.ts";
import type { LendersContext } from "#modules/lenders/server/lenders-context.ts";
import type { ZipPlaces } from "#platform/shared/fields/address/address-rule.ts";

/** What taking somebody through a pre-qualification needs. */
export type JourneyContext = AccountsContext &
  Pick<LendersContext, "creditBureau"> & {
    readonly geo: ZipPlaces;
    /** OP-30: 555-01xx numbers pass; true only while the sandbox is on. */
    readonly allowsTestNumbers: boolean;
  };

type Bureau = JourneyContext["creditBureau"];

/** What the bureau is told of somebody. */
export type BureauSubject = Parameters<Bureau["identify"]>[1];

/** What the bureau asks somebody. */
export type BureauQuestions = Exclude<
  Awaited<ReturnType<Bureau["askQuestions"]>>,
  { readonly kind: "failure" }
>;
