import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";

/** Which state a ZIP code lies in; undefined for an unknown one. */
interface StateOfZip {
  stateOfZip(zip: string): string | undefined;
}

/** What the use cases of this module need. */
export type PricingContext = TenantContext & { readonly geo: StateOfZip };
