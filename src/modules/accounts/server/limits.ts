import { CLIENT_ADDRESS_HEADER } from "#platform/server/http/caller/client-address.ts";
import { hitRateLimit } from "#platform/server/limits/rate-limit.ts";
import { ADDRESS_LIMITS, type AddressLimit } from "../domain/limits-data.ts";
import type { AccountsContext } from "./accounts-context.ts";
import { isLoopbackAddress, networkOf } from "#platform/server/http/caller/client-network.ts";
import { identityError } from "./identity-error.ts";

/**
 * Counts a call of this address and refuses it beyond the limit. With the sandbox on, callers on the
 * machine itself are not limited: they are its developer and its tests (decision 0032).
 * @throws AppError `limited`
 */
export async function limitAddress(
  ctx: AccountsContext,
  request: Request,
  action: keyof typeof ADDRESS_LIMITS,
): Promise<void> {
  const address = request.headers.get(CLIENT_ADDRESS_HEADER);
  if (address === null || (ctx.identity.sandbox && isLoopbackAddress(address))) return;
  const limits: readonly AddressLimit[] = ADDRESS_LIMITS[action];
  for (const { per, ...limit } of limits) {
    const key = per === "network" ? `network|${networkOf(address)}` : `address|${address}`;
    const { allowed, retryAfterSeconds } = await hitRateLimit(ctx, { ...limit, key });
    if (!allowed) throw identityError("limited", "identity.tooManyRequests", { retryAfterSeconds });
  }
}

/**
 * Does the work; when it refuses, the address is counted as failing as well, whoever's account it was for.
 * @throws what the work throws, or AppError `limited` beyond the limit of failures
 */
export async function countingFailures<T>(
  ctx: AccountsContext,
  request: Request,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    await limitAddress(ctx, request, "signInFailure");
    throw error;
  }
}
