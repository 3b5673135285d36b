import { useText } from "#platform/browser/texts/texts.tsx";
import { priceBadge } from "#modules/inventory/domain/card-badge.ts";
import { PRICE_RULE } from "#modules/inventory/domain/price-standing.ts";
import { priceSteps } from "#modules/inventory/domain/price-history.ts";
import type { VehicleDetailsView } from "#modules/inventory/domain/vehicle-view.ts";
import { priceBadgeText } from "#modules/inventory/ui/badges/card-badges.tsx";

/** The same word as on the card, with what stands behind it. */
export function PriceStanding({ vehicle }: { readonly vehicle: VehicleDetailsView }) {
  const t = useText();
  const change = priceSteps(vehicle.priceHistory).at(-1)?.changeCents ?? 0;
  const priceDropCents = change < 0 ? -change : null;
  const badge = vehicle.pendingSale ? null : priceBadge({ ...vehicle, priceDropCents });
  if (badge === null) return null;
  return (
    <p className="card-badges max-w-none! static! items-center">
      <b data-tone={badge}>{priceBadgeText(badge, priceDropCents, t)}</b>
      {badge !== "drop" && vehicle.priceCompared !== null && (
        <span className="text-small text-ink-muted">
          {t("{percent}% below the middle price of {count} cars like it here", {
            percent: vehicle.priceBelowPercent ?? 0,
            count: vehicle.priceCompared,
          })}
        </span>
      )}
      {badge !== "drop" && (
        <span className="sr-only">
          {t("Same model and trim, at most {years} year and {miles} miles apart.", {
            years: PRICE_RULE.years,
            miles: PRICE_RULE.miles.toLocaleString("en-US"),
          })}
        </span>
      )}
    </p>
  );
}
