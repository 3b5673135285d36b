import type { RooftopOverrideKey } from "#modules/tenancy/domain/rooftops/rooftop-override.ts";
import { tenantForRooftop } from "#modules/tenancy/domain/rooftops/tenant-for-rooftop.ts";
import type { PricingContext } from "./pricing-context.ts";

/** The same context with the amounts of the rooftop that a vehicle belongs to (OP-10). */
export function atRooftop<Ctx extends PricingContext>(ctx: Ctx, wanted: RooftopOverrideKey): Ctx {
  const tenant = tenantForRooftop(ctx.tenant, wanted);
  return tenant === ctx.tenant ? ctx : { ...ctx, tenant };
}
