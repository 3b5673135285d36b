import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantConfig } from "../domain/tenant-config-schema.ts";

/** A request context that knows its retailer. */
export type TenantContext = RequestContext & { readonly tenant: TenantConfig };
