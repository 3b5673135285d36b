import type { SigningProvider } from "./signing-provider.ts";
import type { SigningServiceContext } from "./signing-service-context.ts";

/**
 * The service that made a package, also after its retailer has changed to another one. Without a name it is the one of
 * now: such a package is from before its service was written down (0760).
 */
export function keeperOf(
  ctx: Pick<SigningServiceContext, "tenant" | "signingProvider" | "signingProviderOf">,
  vendor: string | null | undefined,
): SigningProvider {
  const isOfNow = vendor === null || vendor === undefined || vendor === ctx.tenant.providers.contracting;
  return isOfNow ? ctx.signingProvider : ctx.signingProviderOf(vendor);
}
