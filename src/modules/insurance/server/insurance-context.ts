import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import type { InsuranceProvider } from "../providers/insurance-provider.ts";

export type InsuranceContext = TenantContext & { readonly insuranceProvider: InsuranceProvider };
