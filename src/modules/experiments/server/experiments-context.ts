import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import type { Flags } from "#platform/server/context/flags.ts";

/** What this module's calls need. */
export type ExperimentsContext = TenantContext & { readonly flags: Flags };
