import * as v from "valibot";
import { endpoint } from "#platform/server/http/endpoint.ts";
import { explainRooftop } from "./domain/rooftops/explain-rooftop.ts";
import { publicTenant } from "./domain/public-tenant.ts";
import { resolveRooftopOverride } from "./domain/rooftops/rooftop-override.ts";
import { AppError } from "#platform/shared/app-error.ts";
import type { PaperContext } from "./server/paper-brand.ts";
import type { TenantContext } from "./server/tenant-context.ts";

const key = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(64)));

const rooftopValues = v.object({
  brandName: v.string(),
  logoUrl: v.nullable(v.string()),
  supportPhone: v.string(),
  supportPhoneAbbreviated: v.string(),
  supportEmail: v.string(),
  contactText: v.nullable(v.string()),
  defaultDownPaymentAmount: v.number(),
  docFee: v.number(),
  transferPickupFee: v.number(),
});

export const tenancyEndpoints = [
  endpoint<TenantContext>()({
    method: "GET",
    path: "/public/tenants/current",
    access: "public",
    summary: "What anybody may know of the retailer of this host (TEN-01 to TEN-08).",
    handle: async (ctx) => publicTenant(ctx.tenant),
  }),
  endpoint<TenantContext>()({
    method: "GET",
    path: "/public/conditional-search/tenants",
    access: "public",
    summary: "Support details and amounts for a rooftop, make or condition (API-10, OP-10).",
    query: v.object({ vehicleCondition: key, make: key, dealershipId: key }),
    response: v.object({ key: v.string(), values: rooftopValues, sources: v.record(v.string(), v.string()) }),
    handle: async (ctx, { query }) =>
      resolveRooftopOverride(ctx.tenant, {
        dealershipId: query.dealershipId,
        make: query.make,
        condition: query.vehicleCondition,
      }),
  }),
  endpoint<PaperContext>()({
    method: "GET",
    path: "/images/mail/:scheme/logo.jpg",
    access: "public",
    summary: "The store's logo on its header's color, by day or by night, for mail programs.",
    params: v.object({ scheme: v.picklist(["light", "dark"]) }),
    handle: async ({ brandLogos, tenant }, { params }) => {
      const logo = await brandLogos.of(tenant, params.scheme);
      if (logo !== null) return mailPicture(logo.jpeg);
      throw new AppError("not-found", {
        code: "picture.notFound",
        message: "We couldn't find that picture.",
      });
    },
  }),
  endpoint<TenantContext>()({
    method: "GET",
    path: "/sandbox/api/rooftop-values",
    access: "sandbox",
    summary:
      "Which rule supplied each value of a rooftop, make or condition, and which it outranked (OP-10).",
    query: v.object({ vehicleCondition: key, make: key, dealershipId: key }),
    handle: async (ctx, { query: { vehicleCondition: condition, make, dealershipId } }) =>
      explainRooftop(ctx.tenant, { condition, make, dealershipId }),
  }),
];

/** A mail is read on other sites and in programs of their own. */
function mailPicture(jpeg: Buffer): Response {
  return new Response(new Uint8Array(jpeg), {
    headers: {
      "content-type": "image/jpeg",
      "content-length": String(jpeg.byteLength),
      "cache-control": "public, max-age=86400",
      "content-security-policy": "default-src 'none'",
      "cross-origin-resource-policy": "cross-origin",
      "x-content-type-options": "nosniff",
    },
  });
}
