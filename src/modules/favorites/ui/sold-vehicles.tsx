import { useState } from "react";
import { Link } from "react-router";
import { Button, LinkButton } from "#design-system/button.tsx";
import { Dialog } from "#design-system/dialog.tsx";
import { vehicleTitle } from "#modules/inventory/domain/vehicle-view.ts";
import { similarSearch } from "#modules/inventory/ui/card/similar-search.ts";
import { VehiclePicture } from "#modules/inventory/ui/card/vehicle-picture.tsx";
import { inventoryMessages } from "#modules/inventory/messages.ts";
import { useText, useTexts } from "#platform/browser/texts/texts.tsx";
import type { FavoriteView } from "../domain/favorite-view.ts";
import { favoritesHere } from "./favorites-here.ts";
import { pressedHeart } from "./favorites-store.ts";

/** Saved vehicles that somebody else bought, or that the retailer withdrew, with the way to others like them. */
export function SoldVehicles({ sold }: { readonly sold: readonly FavoriteView[] }) {
  const t = useText();
  const [isAsking, setAsking] = useState(false);
  const removeAll = () => {
    setAsking(false);
    void favoritesHere.removeSold(sold.map(({ vehicle }) => vehicle.key));
  };
  return (
    <section aria-labelledby="sold-vehicles" className="grid gap-4 pt-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-title" id="sold-vehicles">
          {t("Sold Vehicles")} <span className="font-normal text-ink-muted tabular">({sold.length})</span>
        </h2>
        <Button look="secondary" onClick={() => setAsking(true)}>
          {t("Remove All Sold Vehicles")}
        </Button>
      </div>
      <ul className="grid gap-3 md:grid-cols-2">
        {sold.map(({ vehicle }) => (
          <SoldVehicle key={vehicle.key} vehicle={vehicle} />
        ))}
      </ul>
      <Dialog
        actions={
          <>
            <Button onClick={removeAll}>{t("Remove All Sold Vehicles")}</Button>
            <Button look="secondary" onClick={() => setAsking(false)}>
              {t("Keep them")}
            </Button>
          </>
        }
        onClose={() => setAsking(false)}
        open={isAsking}
        title={t("Remove {count} sold {count:vehicle|vehicles}?", { count: sold.length })}
      >
        {t("They're no longer available. We'll keep the rest of your saved vehicles.")}
      </Dialog>
    </section>
  );
}

/** VEH-08: it got away. */
function SoldVehicle({ vehicle }: Pick<FavoriteView, "vehicle">) {
  const t = useText();
  const text = useTexts(inventoryMessages);
  const title = vehicleTitle(vehicle);
  return (
    <li className="grid grid-cols-[7rem_minmax(0,1fr)] gap-4 rounded-card border border-line bg-surface-raised p-3 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <span className="self-start overflow-hidden rounded-control bg-stage">
        <VehiclePicture alt="" className="opacity-40" photo={vehicle.image} vehicle={vehicle} />
      </span>
      <div className="grid content-start gap-2">
        <h3 className="text-body leading-snug font-semibold">
          {/* A withdrawn vehicle has no page anymore. */}
          {vehicle.sold ? (
            <Link className="underline-offset-4 hover:underline" to={`/vehicles/${vehicle.key}`}>
              {title}
            </Link>
          ) : (
            title
          )}
        </h3>
        <p className="text-small text-ink-muted">{text("vehicle.sold")}</p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <LinkButton className="px-4 text-small" look="secondary" to={similarSearch(vehicle)}>
            {text("vehicle.seeSimilar")}
          </LinkButton>
          <button
            aria-label={t("Remove {vehicle}", { vehicle: title })}
            className="min-h-11 text-small font-semibold text-link underline underline-offset-4"
            onClick={() => pressedHeart.set({ key: vehicle.key })}
            type="button"
          >
            {t("Remove")}
          </button>
        </div>
      </div>
    </li>
  );
}
