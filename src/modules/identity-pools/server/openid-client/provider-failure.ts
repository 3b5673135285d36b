import { AuthorizationResponseError, ClientError, ResponseBodyError } from "openid-client";
import { SecretMissing } from "#platform/server/config/secret-reference.ts";
import type { PoolError } from "../../ports/identity-pool.ts";

const DOWN = new Set([
  "OAUTH_TIMEOUT",
  "OAUTH_ABORT",
  "OAUTH_RESPONSE_IS_NOT_CONFORM",
  "OAUTH_RESPONSE_IS_NOT_JSON",
  "OAUTH_PARSE_ERROR",
]);
/** The provider does not know us, or not like this: nothing a visitor could mend. */
const OUR_FAULT = new Set(["invalid_client", "unauthorized_client", "unsupported_grant_type"]);

/**
 * What a failed call to a provider means. At `discovery` nobody has claimed anything yet, so every failure
 * means that this way in is closed; at `exchange` whatever is not plainly an outage is a refusal.
 */
export function providerFailure(error: unknown, at: "discovery" | "exchange"): PoolError {
  const vendorCode = nameOf(error);
  const closed = at === "discovery" || isOutage(error);
  return { code: closed ? "UNAVAILABLE" : "REDIRECT_REFUSED", vendorCode };
}

function isOutage(error: unknown): boolean {
  if (error instanceof SecretMissing) return true;
  if (error instanceof ResponseBodyError) return error.status >= 500 || OUR_FAULT.has(error.error);
  if (error instanceof AuthorizationResponseError)
    return error.error === "server_error" || error.error === "temporarily_unavailable";
  if (error instanceof ClientError) return error.code !== undefined && DOWN.has(error.code);
  // fetch says "no connection" with a TypeError.
  return error instanceof TypeError && error.cause instanceof Error;
}

/** Short names only: messages may quote what the provider or the visitor sent. */
function nameOf(error: unknown): string {
  if (error instanceof ResponseBodyError || error instanceof AuthorizationResponseError)
    return error.error.slice(0, 60);
  if (error instanceof ClientError) return error.code ?? "client";
  return error instanceof Error ? error.name : "unknown";
}
