import type { PhonePolicy } from "#platform/shared/fields/phone.ts";
import type { LeadsContext } from "../leads-context.ts";

/** VAL-07, VAL-08 as this retailer wants them. */
export function phonePolicy(ctx: Pick<LeadsContext, "tenant" | "allowsTestNumbers">): PhonePolicy {
  const { excludedAreaCodes } = ctx.tenant.config.limits;
  return { allowTestNumbers: ctx.allowsTestNumbers, excludedAreaCodes };
}
