import { Link } from "react-router";
import { CardRow } from "#modules/inventory/ui/card/card-row.tsx";
import { type CardVehicle, cardText } from "#modules/inventory/ui/card/card-text.ts";
import { VehicleGrid } from "#modules/inventory/ui/card/vehicle-grid.tsx";
import { useApiData } from "#platform/browser/data/use-api-data.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { startingCars } from "./starting-cars.ts";

/** Cars the store would show first, each with its heart: for whoever has saved nothing and seen little. */
export function CarsToStartWith({ without }: { readonly without: readonly string[] }) {
  const t = useText();
  const { data } = useApiData<{ readonly vehicles: readonly CardVehicle[] }>(
    "/public/inventory/vehicles?availability=Available&sort=recommended",
  );
  // A help, never a condition: without it the button above leads to all cars.
  const shown = startingCars(data?.vehicles ?? [], without);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="to-start-with">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 pb-5">
        <h2 className="text-heading" id="to-start-with">
          {t("A few to start with")}
        </h2>
        <Link
          className="inline-flex min-h-11 items-center text-small font-semibold text-link underline underline-offset-4"
          to="/search"
        >
          {t("See all cars")}
        </Link>
      </div>
      <CardRow>
        <VehicleGrid cards={shown.map(cardText)} />
      </CardRow>
    </section>
  );
}
