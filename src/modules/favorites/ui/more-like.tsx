import { vehicleTitle } from "#modules/inventory/domain/vehicle-view.ts";
import { CardRow } from "#modules/inventory/ui/card/card-row.tsx";
import { type CardVehicle, cardText } from "#modules/inventory/ui/card/card-text.ts";
import { VehicleGrid } from "#modules/inventory/ui/card/vehicle-grid.tsx";
import { useApiData } from "#platform/browser/data/use-api-data.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import type { FavoriteView } from "../domain/favorite-view.ts";
import { moreLikeSearch } from "./more-like-search.ts";

interface MoreLikeProps {
  readonly saves: readonly FavoriteView[];
  /** Cards that fill the row. */
  readonly room: number;
}

/** Beside few saved cars: others of the kind of the latest one at about its price, to compare it with. */
export function MoreLike({ saves, room }: MoreLikeProps) {
  const t = useText();
  const latest = saves[0]?.vehicle;
  const { data } = useApiData<{ readonly vehicles: readonly CardVehicle[] }>(
    latest === undefined ? null : `/public/inventory/vehicles?${moreLikeSearch(latest)}`,
  );
  const saved = new Set(saves.map(({ vehicle }) => vehicle.key));
  const others = data?.vehicles.filter(({ key }) => !saved.has(key)).slice(0, room) ?? [];
  // A help, never a condition: without it the saved cars stand alone.
  if (latest === undefined || others.length === 0) return null;
  return (
    <section aria-labelledby="more-like" className="grid content-start gap-4">
      <h2 className="text-title" id="more-like">
        {t("Like your {vehicle}", { vehicle: vehicleTitle(latest) })}
      </h2>
      <CardRow>
        <VehicleGrid cards={others.map(cardText)} />
      </CardRow>
    </section>
  );
}
