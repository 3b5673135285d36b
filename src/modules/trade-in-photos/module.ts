import { ofAccount } from "#platform/server/modules/personal-data.ts";
import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { photoEndpoints } from "./http.ts";
import { es } from "./texts/es-data.ts";
import { collectPhotos } from "./server/own-photos.ts";

export const tradeInPhotosModule = {
  name: "trade-in-photos",
  texts: [es],
  endpoints: photoEndpoints,
  personalData: [{ name: "carPhotos", tables: ["trade_in_photo"], collect: ofAccount(collectPhotos) }],
} satisfies ServerModule<never>;
