import { browserHash } from "./devices/known-devices-repo.ts";
import { isLoopbackAddress, networkOf } from "#platform/server/http/caller/client-network.ts";
import { hitRateLimit, type RateLimit } from "#platform/server/limits/rate-limit.ts";
import type { AccountsContext } from "./accounts-context.ts";

type Limit = Omit<RateLimit, "key">;

interface VisitorLimits {
  /** By its cookie; whoever deletes it is still in the same network. */
  readonly browser: Limit;
  readonly network: Limit;
  /** @param retryAfterSeconds until the next try */
  readonly refuse: (retryAfterSeconds: number) => Error;
}

/**
 * Counts a call of somebody who is not signed in, by browser and by network. With the sandbox on, callers on the machine
 * itself are not limited: its developer and its tests (0032).
 * @throws what `refuse` makes
 */
export async function limitVisitor(
  ctx: AccountsContext,
  { browser, network, refuse }: VisitorLimits,
): Promise<void> {
  const address = ctx.caller?.address ?? "";
  if (address === "" || (ctx.identity.sandbox && isLoopbackAddress(address))) return;
  const limits = [
    { ...browser, key: browserHash(ctx) ?? address },
    { ...network, key: networkOf(address) },
  ];
  for (const limit of limits) {
    const { allowed, retryAfterSeconds } = await hitRateLimit(ctx, limit);
    if (!allowed) throw refuse(retryAfterSeconds);
  }
}
