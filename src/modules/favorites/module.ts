import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { favoritesEndpoints } from "./http.ts";
import { favoritesAccountKeeper } from "./server/account-favorites.ts";

export const favoritesModule = {
  name: "favorites",
  endpoints: favoritesEndpoints,
  accountKeepers: [favoritesAccountKeeper],
} satisfies ServerModule<never>;
