import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { expiredHolds } from "#modules/inventory/server/vehicle-holds.ts";
import { checkoutEndpoints } from "./http.ts";
import { checkoutJobs } from "./jobs.ts";
import { releaseExpiredHolds } from "./server/release-expired-holds.ts";
import { es } from "./texts/es-data.ts";

export const checkoutModule = {
  name: "checkout",
  texts: [es],
  endpoints: checkoutEndpoints,
  jobs: checkoutJobs,
  periodic: [{ name: "release-expired-holds", everyMs: 2_000, run: releaseExpiredHolds, due: expiredHolds }],
} satisfies ServerModule<never>;
