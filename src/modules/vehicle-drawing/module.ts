import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { illustrationEndpoints } from "./http.ts";

export const vehicleDrawingModule = {
  name: "vehicle-drawing",
  endpoints: illustrationEndpoints,
} satisfies ServerModule<never>;
