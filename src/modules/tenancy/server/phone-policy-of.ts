import type { PhonePolicy } from "#platform/shared/fields/phone/phone.ts";
import type { TenantContext } from "./tenant-context.ts";

/** VAL-07, VAL-08 as this retailer wants them: the one policy for every phone number that is taken. */
export function phonePolicyOf(
  ctx: Pick<TenantContext, "tenant"> & { readonly allowsTestNumbers: boolean },
): PhonePolicy {
  const { excludedAreaCodes } = ctx.tenant.config.limits;
  return { allowTestNumbers: ctx.allowsTestNumbers, excludedAreaCodes };
}
