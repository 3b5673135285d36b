import * as v from "valibot";
import { endpoint } from "#platform/server/http/endpoint.ts";
import type { FavoritesContext } from "./server/favorites-context.ts";
import { listFavoriteKeys, listFavorites } from "./server/list-favorites.ts";
import { removeFavorite } from "./server/remove-favorite.ts";
import { removeSoldFavorites } from "./server/remove-sold-favorites.ts";
import { saveVehicle } from "./server/save-vehicle.ts";

const VehicleKey = v.object({ vin: v.pipe(v.string(), v.maxLength(80)) });

export const favoritesEndpoints = [
  endpoint<FavoritesContext>()({
    method: "GET",
    path: "/api/favorites",
    access: "account",
    summary:
      "Saved vehicles with prices of then and now, and those sold meanwhile (FAV-01); `only=keys` in short.",
    query: v.object({ only: v.optional(v.picklist(["keys"])) }),
    handle: (ctx, { query }) => (query.only === "keys" ? listFavoriteKeys(ctx) : listFavorites(ctx)),
  }),
  endpoint<FavoritesContext>()({
    method: "PUT",
    path: "/api/favorites/:vin",
    access: "account",
    summary:
      "Saves a vehicle by VIN or id, with its price of now (ROLE-03); saving it again changes nothing.",
    params: VehicleKey,
    handle: (ctx, { params }) => saveVehicle(ctx, { key: params.vin }),
  }),
  // Before the next one, whose path would match it.
  endpoint<FavoritesContext>()({
    method: "DELETE",
    path: "/api/favorites/sold",
    access: "account",
    summary: "Remove All Sold Vehicles (FAV-01).",
    handle: (ctx) => removeSoldFavorites(ctx),
  }),
  endpoint<FavoritesContext>()({
    method: "DELETE",
    path: "/api/favorites/:vin",
    access: "account",
    summary: "Forgets a saved vehicle by VIN or id.",
    params: VehicleKey,
    handle: (ctx, { params }) => removeFavorite(ctx, { key: params.vin }),
  }),
];
