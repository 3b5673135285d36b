import type { Actor } from "#platform/server/context/request-context.ts";
import type { SessionsContext } from "./sessions-context.ts";
import { ORDER_CAPABILITY_HEADER, verifyOrderCapability } from "./order-capability.ts";
import { tokenInvalid, verifyAccessToken, verifyIdToken } from "./tokens/verify-access-token.ts";

/**
 * Who sends these headers (API-21): `Authorization: Bearer <access token>` and, optionally,
 * `X-Id-Token`, which must then belong to the same session; or, instead, `X-Order-Capability` (OP-23).
 * Without either: anonymous.
 * @throws AppError `unauthenticated` (`auth.tokenInvalid`) when anything about them is wrong
 */
export async function authenticate(ctx: SessionsContext, headers: Headers): Promise<Actor> {
  const authorization = headers.get("authorization");
  const capability = headers.get(ORDER_CAPABILITY_HEADER);
  if (capability !== null) {
    // One caller, one credential: nobody may wonder which of the two counted.
    if (authorization !== null) throw tokenInvalid();
    return verifyOrderCapability(ctx, capability);
  }
  if (authorization === null) return { kind: "anonymous" };
  const [, token] = /^Bearer +([A-Za-z0-9._-]+)$/iu.exec(authorization.slice(0, 8192)) ?? [];
  if (token === undefined) throw tokenInvalid();
  const claims = await verifyAccessToken(ctx, token);
  const idToken = headers.get("x-id-token");
  if (idToken !== null) await verifyIdToken(ctx, idToken, claims);
  return { kind: "account", accountId: claims.accountId, sessionId: claims.sessionId };
}
