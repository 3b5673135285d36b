import { vehicleCards } from "#modules/inventory/server/vehicle-cards.ts";
import type { FavoriteKeysView, FavoritesView, FavoriteView } from "../domain/favorite-view.ts";
import { isGone } from "../domain/is-gone.ts";
import { priceChange } from "../domain/price-change.ts";
import type { FavoritesContext } from "./favorites-context.ts";
import { findFavorites } from "./internal/favorites-repo.ts";
import { readKeys } from "./internal/read-keys.ts";
import { requireSaver } from "./internal/require-saver.ts";

/** What the account has saved, with prices of then and now (FAV-01). @throws AppError as `requireSaver` */
export async function listFavorites(ctx: FavoritesContext): Promise<FavoritesView> {
  const accountId = requireSaver(ctx);
  return ctx.db.transaction(async (trx) => {
    const favorites = await findFavorites(trx, ctx, accountId);
    const ids = favorites.map(({ vehicleId }) => vehicleId);
    const cards = await vehicleCards(trx, ctx, ids);
    const views = favorites.flatMap(({ vehicleId, savedAt, savedPriceCents }): FavoriteView[] => {
      const vehicle = cards.get(vehicleId);
      if (vehicle === undefined) return [];
      const priceChangeCents = priceChange(savedPriceCents, vehicle.priceCents);
      return [{ vehicle, savedAt: savedAt.toISOString(), savedPriceCents, priceChangeCents }];
    });
    const saves = views.filter(({ vehicle }) => !isGone(vehicle.availability));
    return {
      keys: views.map(({ vehicle }) => vehicle.key),
      count: saves.length,
      saves,
      sold: views.filter(({ vehicle }) => isGone(vehicle.availability)),
    };
  });
}

/** The same in short, for hearts and the header (NAV-07). @throws AppError as `requireSaver` */
export async function listFavoriteKeys(ctx: FavoritesContext): Promise<FavoriteKeysView> {
  const accountId = requireSaver(ctx);
  return ctx.db.transaction((trx) => readKeys(trx, ctx, accountId));
}
