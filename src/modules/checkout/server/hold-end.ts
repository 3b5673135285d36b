import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";

/** When a hold that starts now ends (OP-20, `config.consumer.checkoutHoldSeconds`). */
export function holdEnd(ctx: TenantContext): Date {
  return new Date(ctx.clock.now().getTime() + ctx.tenant.config.consumer.checkoutHoldSeconds * 1000);
}

/** When a hold ends that waits for lenders from now on; their answer may move it. */
export function applicationHoldEnd(ctx: TenantContext): Date {
  return new Date(ctx.clock.now().getTime() + ctx.tenant.config.consumer.applicationHoldSeconds * 1000);
}
