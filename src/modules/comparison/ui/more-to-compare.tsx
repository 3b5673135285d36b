import { payableCents } from "#modules/pricing/domain/payable-price.ts";
import { Link } from "react-router";
import { Icon } from "#design-system/icon.tsx";
import { vehicleTitle } from "#modules/inventory/domain/vehicle-view.ts";
import type { CardVehicle } from "#modules/inventory/ui/card/card-text.ts";
import { VehiclePicture } from "#modules/inventory/ui/card/vehicle-picture.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { formatWholeDollars } from "#platform/shared/money.ts";
import { comparisonPath } from "../domain/compared-keys.ts";
import { useTermsInAddress } from "./use-terms-in-address.ts";

interface MoreToCompareProps {
  readonly keys: readonly string[];
  readonly suggestions: readonly CardVehicle[];
}

/** Vehicles like the first one, each a link that adds it: a comparison can be built without script. */
export function MoreToCompare({ keys, suggestions }: MoreToCompareProps) {
  const t = useText();
  const terms = useTermsInAddress();
  return (
    <section aria-labelledby="more-to-compare" className="grid gap-4 pt-4 print:hidden">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-title" id="more-to-compare">
          {t("Add one like it")}
        </h2>
        <Link
          className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4"
          to="/search"
        >
          {t("Search all vehicles")}
        </Link>
      </div>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
        {suggestions.map((vehicle) => (
          <li key={vehicle.key}>
            <Link
              className="flex h-full items-center gap-3 rounded-card border border-line bg-surface-raised p-3 hover:shadow-raised"
              preventScrollReset
              rel="nofollow"
              to={comparisonPath([...keys, vehicle.key], terms)}
            >
              <span className="w-24 shrink-0 overflow-hidden rounded-control bg-stage">
                <VehiclePicture alt="" photo={vehicle.image} vehicle={vehicle} />
              </span>
              <span className="grid min-w-0 grow">
                <span className="font-semibold">
                  <span className="sr-only">{t("Add to the comparison:")} </span>
                  {vehicleTitle(vehicle)}
                </span>
                <span className="truncate text-small text-ink-muted">{vehicle.trim}</span>
                {vehicle.priceCents !== null && (
                  <span className="text-small tabular">{formatWholeDollars(payableCents(vehicle) ?? 0)}</span>
                )}
              </span>
              <Icon className="shrink-0" name="plus" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
