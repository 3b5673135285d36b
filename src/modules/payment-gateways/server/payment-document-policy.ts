import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";
import inventory from "../payment-scripts.json" with { type: "json" };

/** The documents on which card or account details are typed. */
const DOCUMENT =
  /^\/(?:progress\/[^/]+\/payment\/(?:card|bank)|checkout\/[^/]+\/deposit|deals\/[^/]+\/add-plans\/[^/]+\/pay)\/?$/u;

/** Whether a path is a payment document (decision 0149). */
export function isPaymentDocument(pathname: string): boolean {
  return DOCUMENT.test(pathname);
}

/**
 * The Content-Security-Policy of a payment document: what the inventory lists for the tenant's gateway and bank
 * link, and nothing else. No analytics, no photos' hosts, no embedding.
 * @param input.scriptSources hashes of our own inline scripts
 * @param input.logoOrigin where the retailer keeps its logo, when that is elsewhere
 */
export function paymentDocumentPolicy(input: {
  readonly scriptSources: readonly string[];
  readonly providers: Pick<TenantConfig["providers"], "payments" | "bankLink">;
  readonly logoOrigin: string | null;
}): string {
  const vendors = [
    inventory.gateways[input.providers.payments],
    inventory.bankLinks[input.providers.bankLink],
  ];
  const of = (kind: "scripts" | "frames" | "connect") =>
    vendors.flatMap((vendor) => vendor[kind] as readonly string[]);
  const list = (directive: string, sources: readonly string[]) =>
    `${directive} ${[...new Set(sources)].join(" ")}`;
  const frames = of("frames");
  return [
    "default-src 'none'",
    list("script-src", ["'self'", ...input.scriptSources, ...of("scripts")]),
    // Paint colors and a frame's height are style attributes; styles cannot run code.
    "style-src 'self' 'unsafe-inline'",
    list("img-src", ["'self'", "data:", ...(input.logoOrigin === null ? [] : [input.logoOrigin])]),
    "font-src 'self'",
    list("connect-src", ["'self'", ...of("connect")]),
    list("frame-src", frames.length === 0 ? ["'none'"] : frames),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Beside the policy: a payment document needs no sensors. */
export const PAYMENT_PERMISSIONS = "camera=(), geolocation=(), microphone=(), payment=(self)";
