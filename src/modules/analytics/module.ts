import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { analyticsEndpoints } from "./http.ts";
import { deleteOldEvents, olderEvents } from "./server/delete-old-events.ts";
import { storeEvents } from "./server/store-events.ts";
import type { AnalyticsContext } from "./server/analytics-context.ts";
import { analyticsSettings } from "./domain/settings-schema.ts";
import { es } from "./texts/es-data.ts";

export const analyticsModule = {
  name: "analytics",
  texts: [es],
  settings: analyticsSettings,
  endpoints: analyticsEndpoints,
  periodic: [
    {
      name: "store-analytics",
      everyMs: 2_000,
      run: storeEvents,
      waiting: (ctx: AnalyticsContext) => ctx.analytics.buffer.waitingTenants(),
      isOfEveryProcess: true,
    },
    { name: "delete-old-analytics", everyMs: 3_600_000, run: deleteOldEvents, due: olderEvents },
  ],
} satisfies ServerModule<never>;
