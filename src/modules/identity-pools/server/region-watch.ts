import { identitySettings } from "#modules/tenancy/domain/identity-settings.ts";
import { afterProbe } from "../domain/region-health.ts";
import type { PoolContext } from "../ports/identity-pool.ts";
import type { ActiveRegion, PoolRegions } from "../providers/pool-regions.ts";
import { findRegionHealth, saveRegionHealth } from "./region-health-repo.ts";

/** How old the picture of a region's health may be, in milliseconds. */
const REMEMBER_MS = 2_000;

interface Picture {
  readonly at: number;
  readonly down: Promise<boolean>;
}

/**
 * Where each retailer's people sign in now (API-17, FLG-18). The health is in the database, so that all
 * replicas decide alike; it moves by probes only, never by what a browser says.
 */
export class RegionWatch implements PoolRegions {
  readonly #sandbox: boolean;
  readonly #pictures = new Map<string, Picture>();

  constructor(options: { readonly sandbox: boolean }) {
    this.#sandbox = options.sandbox;
  }

  async active(ctx: PoolContext): Promise<ActiveRegion> {
    const settings = identitySettings(ctx.tenant);
    if (settings.useRegion !== "auto") return settings.useRegion;
    if (!this.watches(ctx) || !(await this.#isDown(ctx))) return "primary";
    return ctx.tenant.flags.auth_region_failover && settings.secondary !== null ? "secondary" : "none";
  }

  /** The embedded pool lives where we live: only the desk can play that it fails. */
  watches(ctx: PoolContext): boolean {
    return (this.#sandbox && ctx.tenant.isDemo) || identitySettings(ctx.tenant).provider !== "embedded";
  }

  /** Takes one probe into account; of two replicas that probe, both count. */
  async note(ctx: PoolContext, answered: boolean): Promise<void> {
    const at = ctx.clock.now();
    const change = await ctx.db.transaction(async (trx) => {
      const before = await findRegionHealth(trx, ctx.tenantId, true);
      const health = afterProbe(before, answered, at.getTime());
      if (before === health) return undefined;
      await saveRegionHealth(trx, ctx.tenantId, { health, at });
      return before.down === health.down ? undefined : health;
    });
    this.#pictures.delete(ctx.tenantId);
    if (change !== undefined)
      ctx.log.warn(
        change.down ? "the home region of identity is out" : "the home region of identity is back",
        {
          code: change.down ? "identity.regionLeft" : "identity.regionReturned",
        },
      );
  }

  #isDown(ctx: PoolContext): Promise<boolean> {
    const known = this.#pictures.get(ctx.tenantId);
    const now = performance.now();
    if (known !== undefined && now - known.at < REMEMBER_MS) return known.down;
    const down = ctx.db.transaction(async (trx) => (await findRegionHealth(trx, ctx.tenantId)).down);
    this.#pictures.set(ctx.tenantId, { at: now, down });
    // A failed reading must not be remembered; whoever awaits it sees the failure.
    down.catch(() => this.#pictures.delete(ctx.tenantId));
    return down;
  }
}
