import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";

/** Where a price guide makes its offers, and the one origin whose messages count. */
export interface GuidePlace {
  readonly url: string;
  readonly origin: string;
}

/** The frame of a retailer's price guide with its code; null where there is none. */
export function guideFrame({
  providers,
  environment,
}: Pick<TenantConfig, "providers" | "environment">): GuidePlace | null {
  const { tradeInOfferIframeUrl: address, tradeInOfferCode: code } = environment;
  if (providers.tradeIn !== "kbb" || address === null || code === null) return null;
  const url = new URL(address);
  url.searchParams.set("code", code);
  return { url: url.href, origin: url.origin };
}

/**
 * Origins that a page may show in a frame: the price guide's. Every page names it, because the page of the offer is reached
 * from others without loading a document, and the policy of the first one holds.
 */
export function framesOfPages(tenant: Parameters<typeof guideFrame>[0]): readonly string[] {
  const frame = guideFrame(tenant);
  return frame === null ? [] : [frame.origin];
}
