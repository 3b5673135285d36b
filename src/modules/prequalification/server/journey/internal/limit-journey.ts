import { browserHash } from "#modules/accounts/server/devices/known-devices-repo.ts";
import { isLoopbackAddress, networkOf } from "#platform/server/http/caller/client-network.ts";
import { hitRateLimit } from "#platform/server/limits/rate-limit.ts";
import type { Identification } from "../../../domain/journey/journey-schemas.ts";
import { JOURNEY_LIMITS } from "../../../domain/journey/journey-limits-data.ts";
import type { JourneyContext } from "../journey-context.ts";
import { tooMany } from "../journey-errors.ts";

/**
 * Counts one form of this address, network, browser and person. @throws AppError limited
 */
export async function limitStarts(ctx: JourneyContext, who: Identification): Promise<void> {
  const address = limitedAddress(ctx);
  if (address === undefined) return;
  await hit(ctx, { ...JOURNEY_LIMITS.address, key: address });
  await hit(ctx, { ...JOURNEY_LIMITS.network, key: networkOf(address) });
  const browser = browserHash(ctx);
  if (browser !== undefined) await hit(ctx, { ...JOURNEY_LIMITS.device, key: browser });
  const person = [who.firstName, who.lastName, who.birthDate].join("|").toLowerCase();
  await hit(ctx, { ...JOURNEY_LIMITS.person, key: person });
}

/** Counts one try at a passcode, whoever's it is. @throws AppError limited */
export async function limitTries(ctx: JourneyContext): Promise<void> {
  const address = limitedAddress(ctx);
  if (address !== undefined) await hit(ctx, { ...JOURNEY_LIMITS.tries, key: address });
}

async function hit(ctx: JourneyContext, limit: Parameters<typeof hitRateLimit>[1]): Promise<void> {
  const { allowed, retryAfterSeconds } = await hitRateLimit(ctx, limit);
  if (!allowed) throw tooMany(retryAfterSeconds);
}

/** With the sandbox on, callers on the machine itself are not limited: its developer and its tests (0032). */
function limitedAddress({ caller, identity }: JourneyContext): string | undefined {
  const address = caller?.address ?? "";
  return address === "" || (identity.sandbox && isLoopbackAddress(address)) ? undefined : address;
}
