import { identitySettings } from "#modules/tenancy/domain/identity-settings.ts";
import type { PoolsContext } from "./pools-context.ts";
import { emailIndex } from "#modules/accounts/server/accounts-repo.ts";

/** Where somebody's account lives, and where to sign in now (API-17). */
interface Region {
  readonly region: string;
  readonly activeRegion: string;
}

/**
 * The regions of an address (API-17, FLG-18). The home is derived from the keyed hash of the address alone:
 * nothing is looked up, so known and unknown addresses cannot differ in answer or time. Where failover is
 * off, home is where people sign in.
 */
export async function findRegion(ctx: PoolsContext, input: { readonly email: string }): Promise<Region> {
  const { primary, secondary } = identitySettings(ctx.tenant);
  // Accounts of a retailer have one home today; the second region holds a copy.
  const homes = [primary.region] as const;
  const hash = Buffer.from(emailIndex(ctx.keys, input.email), "base64url").readUInt32BE(0);
  const region = homes[hash % homes.length] ?? primary.region;
  if (!ctx.tenant.flags.auth_region_failover || secondary === null) return { region, activeRegion: region };
  const active = await ctx.identity.regions.active(ctx);
  return { region, activeRegion: active === "secondary" ? secondary.region : region };
}
