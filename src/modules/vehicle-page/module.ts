import type { ServerModule } from "#platform/server/modules/server-module.ts";

export const vehiclePageModule = { name: "vehicle-page" } satisfies ServerModule<never>;
