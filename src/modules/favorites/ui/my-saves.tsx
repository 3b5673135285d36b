import { Icon } from "#design-system/icon.tsx";
import { VehicleCard } from "#modules/inventory/ui/card/vehicle-card.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { LOCALES } from "#platform/shared/texts/language.ts";
import { formatWholeDollars } from "#platform/shared/money.ts";
import type { FavoriteView } from "../domain/favorite-view.ts";

/** Saved vehicles that can still be had, with what became of their price. */
export function MySaves({ saves }: { readonly saves: readonly FavoriteView[] }) {
  const t = useText();
  const drops = saves.filter(({ priceChangeCents }) => (priceChangeCents ?? 0) < 0).length;
  return (
    <section aria-labelledby="my-saves" className="grid gap-4">
      <h2 className="text-title" id="my-saves">
        {t("My Saves")} <span className="font-normal text-ink-muted tabular">({saves.length})</span>
      </h2>
      {/* Below one card its own line says it. */}
      {drops > 0 && saves.length > 1 && (
        <p className="text-success font-semibold">
          {t("{count} saved {count:car costs|cars cost} less than when you saved {count:it|them}.", {
            count: drops,
          })}
        </p>
      )}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,16.25rem),1fr))] gap-cards">
        {saves.map((favorite) => (
          <li className="grid min-w-0 grid-rows-[1fr_auto] gap-2" key={favorite.vehicle.key}>
            <VehicleCard loading="lazy" vehicle={favorite.vehicle} />
            <PriceNews favorite={favorite} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The price of then and now, in words: a drop is good news, a rise is said as plainly. */
function PriceNews({ favorite }: { readonly favorite: FavoriteView }) {
  const t = useText();
  const { savedAt, savedPriceCents, priceChangeCents } = favorite;
  const date = new Date(savedAt).toLocaleDateString(LOCALES[t.language], { month: "short", day: "numeric" });
  const was = savedPriceCents === null ? "" : formatWholeDollars(savedPriceCents);
  const amount = formatWholeDollars(Math.abs(priceChangeCents ?? 0));
  if (priceChangeCents === null || priceChangeCents === 0) {
    return <p className="px-1 text-small text-ink-muted">{t("Saved {date}", { date })}</p>;
  }
  return priceChangeCents < 0 ? (
    <p className="flex items-start gap-1.5 px-1 text-small font-semibold text-success tabular">
      <Icon className="mt-0.5 shrink-0" name="arrow-down" size={18} />
      {t("Down {amount} since {date}. It was {was}.", { amount, date, was })}
    </p>
  ) : (
    <p className="px-1 text-small tabular">
      {t("Up {amount} since {date}. It was {was}.", { amount, date, was })}
    </p>
  );
}
