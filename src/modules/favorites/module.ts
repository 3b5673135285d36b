import { ofAccount } from "#platform/server/modules/personal-data.ts";
import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { favoritesEndpoints } from "./http.ts";
import { favoritesAccountHook } from "./server/account-favorites.ts";
import { es } from "./texts/es-data.ts";
import { listFavorites } from "./server/list-favorites.ts";
import type { FavoritesContext } from "./server/favorites-context.ts";

export const favoritesModule = {
  name: "favorites",
  texts: [es],
  endpoints: favoritesEndpoints,
  accountHooks: [favoritesAccountHook],
  personalData: [
    {
      name: "savedVehicles",
      tables: ["favorite"],
      collect: ofAccount(async (ctx: FavoritesContext) => {
        const { saves, sold } = await listFavorites(ctx);
        return [...saves, ...sold].map(({ vehicle, savedAt }) => ({ vehicle: vehicle.key, savedAt }));
      }),
    },
  ],
} satisfies ServerModule<never>;
