import type { ProviderFailure } from "#platform/server/vendor-calls/provider-failure.ts";

/** One answer for a token that is unknown, used, late, somebody else's or of another stage. */
export const TOKEN_REFUSED: ProviderFailure = {
  kind: "failure",
  reason: "refused",
  vendorCode: "bureau-token",
};
