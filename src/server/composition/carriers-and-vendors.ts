import { createMessageTransports } from "#modules/messaging/providers/message-transports.ts";
import type { TenantEntry } from "#modules/tenancy/server/tenant-registry.ts";
import type { Config } from "#platform/server/config/config.ts";
import type { Log } from "#platform/server/context/log.ts";
import { liveTenantProblems } from "../process/live-tenant-problems.ts";
import { openVendors } from "./vendors.ts";

/** Who works for the retailers outside of this process, and why a live one may not be served: one list for the start and for `check`. */
export function openCarriersAndVendors(config: Config, log: Pick<Log, "warn">) {
  const messageTransports = createMessageTransports(config.messaging);
  const vendors = openVendors(config.secrets, log);
  const given = { masterKey: config.masterKey, messages: messageTransports, vendors };
  const problemsOf = (tenant: Pick<TenantEntry, "id" | "isDemo" | "config">) =>
    liveTenantProblems(tenant, given);
  return { messageTransports, vendors, problemsOf };
}
