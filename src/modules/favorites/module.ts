import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { favoritesEndpoints } from "./http.ts";
import { favoritesAccountHook } from "./server/account-favorites.ts";
import { es } from "./texts/es-data.ts";

export const favoritesModule = {
  name: "favorites",
  texts: [es],
  endpoints: favoritesEndpoints,
  accountHooks: [favoritesAccountHook],
} satisfies ServerModule<never>;
