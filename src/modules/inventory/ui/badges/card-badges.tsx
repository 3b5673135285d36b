import { formatWholeDollars } from "#platform/shared/money.ts";
import { english, type Text } from "#platform/shared/texts/text.ts";
import { useText, useTexts } from "#platform/browser/texts/texts.tsx";
import { priceBadge, type PriceBadge } from "../../domain/card-badge.ts";
import { inventoryMessages } from "../../messages.ts";
import type { CardVehicle } from "../card/card-text.ts";
import { useOwnCar } from "../card/own-cars.ts";

const LEVELS = { great: english("Great price"), good: english("Good price") } as const;

/** What a price is called, with the amount where it fell. */
export function priceBadgeText(
  badge: PriceBadge,
  priceDropCents: number | null | undefined,
  t: Text,
): string {
  return badge === "drop"
    ? t("{amount} price drop", { amount: formatWholeDollars(priceDropCents ?? 0) })
    : t(LEVELS[badge]);
}

/** In the corner of the picture: what became of the car, then what is to be known of its price. */
export function CardBadges({ vehicle }: { readonly vehicle: CardVehicle }) {
  const t = useText();
  const text = useTexts(inventoryMessages);
  const own = useOwnCar(vehicle.id);
  if (own) {
    const held = own.holdEndsAt !== null;
    return (
      <p className="card-badges">
        <b>{held ? t("You are holding this car") : t("This is your car.")}</b>
      </p>
    );
  }
  if (vehicle.sold) return null;
  if (vehicle.pendingSale)
    return (
      <p className="card-badges">
        <b data-tone="pending">{text("vehicle.salePending")}</b>
      </p>
    );
  const price = priceBadge(vehicle);
  const label = vehicle.stockLabel ?? (vehicle.onlineExclusive ? english("Online exclusive") : null);
  const hasArrival = label === null && vehicle.arrivalEnds != null;
  if (price === null && label === null && !hasArrival) return null;
  return (
    <p className="card-badges">
      {price && <b data-tone={price}>{priceBadgeText(price, vehicle.priceDropCents, t)}</b>}
      {label !== null && <b>{t(label)}</b>}
      {hasArrival && (
        <b className="arrived" data-ends={vehicle.arrivalEnds}>
          {t("Arrived today")}
        </b>
      )}
    </p>
  );
}
