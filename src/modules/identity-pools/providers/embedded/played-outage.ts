import { identitySettings } from "#modules/tenancy/domain/identity-settings.ts";
import { findOutage } from "../../server/region-health-repo.ts";
import { type IdentityPool, type PoolContext, poolRefuses } from "../../ports/identity-pool.ts";
import type { PoolRegions } from "../pool-regions.ts";

const isOut = (ctx: PoolContext): Promise<boolean> =>
  ctx.db.transaction((trx) => findOutage(trx, ctx.tenantId));
const unavailable = poolRefuses("UNAVAILABLE");

const SCENARIOS = [
  {
    outcome: "the home region fails: no new accounts, passcode by email",
    input: 'POST /sandbox/api/identity/events {"event":"region.failed"}',
  },
  {
    outcome: "the home region is back",
    input: 'POST /sandbox/api/identity/events {"event":"region.recovered"}',
  },
];

/**
 * The embedded pool while the sandbox desk is on: what people see when the home region of a hosted pool
 * fails (AUTH-23). Nothing changes until it is back; people sign in only where a second region took over.
 */
export function withPlayedOutage(pool: IdentityPool, regions: PoolRegions): IdentityPool {
  const signsIn = async (ctx: PoolContext) =>
    (await regions.active(ctx)) === "secondary" || !(await isOut(ctx));
  const changes = async (ctx: PoolContext) =>
    (await regions.active(ctx)) === "primary" && !(await isOut(ctx));
  return {
    ...pool,
    scenarios: SCENARIOS,
    async capabilities(ctx) {
      const facts = await pool.capabilities(ctx);
      const active = await regions.active(ctx);
      const canChange = await changes(ctx);
      const { secondary } = identitySettings(ctx.tenant);
      const region = active === "secondary" && secondary !== null ? secondary.region : facts.region;
      return { ...facts, canSignUp: canChange, canReset: canChange, region };
    },
    probe: async (ctx) => !(await isOut(ctx)),
    signUp: async (ctx, command) => ((await changes(ctx)) ? pool.signUp(ctx, command) : unavailable),
    confirmSignUp: async (ctx, command) =>
      (await changes(ctx)) ? pool.confirmSignUp(ctx, command) : unavailable,
    resendSignUpCode: async (ctx, command) =>
      (await changes(ctx)) ? pool.resendSignUpCode(ctx, command) : unavailable,
    signInWithPassword: async (ctx, command) =>
      (await signsIn(ctx)) ? pool.signInWithPassword(ctx, command) : unavailable,
    signInWithPasscode: async (ctx, command) =>
      (await signsIn(ctx)) ? pool.signInWithPasscode(ctx, command) : unavailable,
    startPasswordReset: async (ctx, command) =>
      (await changes(ctx)) ? pool.startPasswordReset(ctx, command) : unavailable,
    confirmPasswordReset: async (ctx, command) =>
      (await changes(ctx)) ? pool.confirmPasswordReset(ctx, command) : unavailable,
    changePassword: async (ctx, command) =>
      (await changes(ctx)) ? pool.changePassword(ctx, command) : unavailable,
  };
}
