import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { photoEndpoints } from "./http.ts";

export const vehiclePhotosModule = {
  name: "vehicle-photos",
  endpoints: photoEndpoints,
} satisfies ServerModule<never>;
