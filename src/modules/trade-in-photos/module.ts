import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { photoEndpoints } from "./http.ts";
import { es } from "./texts/es-data.ts";

export const tradeInPhotosModule = {
  name: "trade-in-photos",
  texts: [es],
  endpoints: photoEndpoints,
} satisfies ServerModule<never>;
