import { findVehicleReference } from "#modules/inventory/server/vehicle-references.ts";
import { type FavoriteKeysView, MOST_FAVORITES } from "../domain/favorite-view.ts";
import type { FavoritesContext } from "./favorites-context.ts";
import { favoritesError } from "./internal/favorites-error.ts";
import { findFavorites, insertFavorite } from "./internal/favorites-repo.ts";
import { readKeys } from "./internal/read-keys.ts";
import { requireSaver } from "./internal/require-saver.ts";

/**
 * Saves a vehicle with its price of now; a saved one stays as it was saved first.
 * @param input.key VIN or id
 * @throws AppError as `requireSaver`; not-found `favorites.notFound`; conflict `favorites.sold`, `favorites.full`
 */
export async function saveVehicle(
  ctx: FavoritesContext,
  input: { readonly key: string },
): Promise<FavoriteKeysView> {
  const accountId = requireSaver(ctx);
  return ctx.db.transaction(async (trx) => {
    const vehicle = await findVehicleReference(trx, ctx, input.key);
    if (vehicle === undefined) throw favoritesError(ctx, "not-found", "favorites.notFound");
    const known = await findFavorites(trx, ctx, accountId);
    if (known.some(({ vehicleId }) => vehicleId === vehicle.id)) return readKeys(trx, ctx, accountId);
    if (vehicle.availability === "Deleted") throw favoritesError(ctx, "not-found", "favorites.notFound");
    if (vehicle.availability === "Sold") throw favoritesError(ctx, "conflict", "favorites.sold");
    if (known.length >= MOST_FAVORITES) throw favoritesError(ctx, "conflict", "favorites.full");
    await insertFavorite(trx, ctx, {
      accountId,
      vehicleId: vehicle.id,
      savedAt: ctx.clock.now(),
      savedPriceCents: vehicle.priceCents,
    });
    return readKeys(trx, ctx, accountId);
  });
}
