import { Link } from "react-router";
import { formatDistance, formatMiles } from "#design-system/mileage-text.tsx";
import { vehicleTitle } from "../../domain/vehicle-view.ts";
import { english } from "#platform/shared/texts/text.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { CardBadges } from "../badges/card-badges.tsx";
import { CardEnd, CardPrice } from "./card-price.tsx";
import type { CardVehicle } from "./card-text.ts";
import { ColorSwatch } from "./color-swatch.tsx";
import { VehicleActions } from "./vehicle-actions.tsx";
import { VehiclePicture } from "./vehicle-picture.tsx";

/** VEH-23; hidden by styles while `kbb_widget_badges_srp` is off (decision 0171). */
const KBB_LABEL = {
  great: english("KBB: great price"),
  good: english("KBB: good price"),
  fair: english("KBB: fair price"),
} as const;

const CONDITION_LABEL = {
  NEW: english("New"),
  CPO: english("Certified"),
  USED: english("Used"),
} as const;

interface VehicleCardProps {
  readonly vehicle: CardVehicle;
  /** "lazy" or "eager", for the picture; on the server it stands for either. */
  readonly loading: string;
}

/** One vehicle in a list (VEH-03): the car first, the price largest, the whole card one link. */
export function VehicleCard({ vehicle, loading }: VehicleCardProps) {
  const t = useText();
  return (
    <article className="vehicle-card">
      <div className="card-stage">
        {/* React announces no picture inside this element in the head, which a markup for all pages could not. */}
        <picture>
          <VehiclePicture
            alt=""
            className={vehicle.sold ? "opacity-40" : ""}
            loading={loading as "lazy"}
            photo={vehicle.image}
            vehicle={vehicle}
          />
        </picture>
        <CardBadges vehicle={vehicle} />
        {/* Styles hide it while a photo is there: one that fails leaves the drawing. */}
        <small className="drawn-note">{t("Illustration")}</small>
      </div>
      <div className="card-body">
        <div>
          {/* The link is named "Go to …" (VEH-04); in a list of headings there are only cars. */}
          <h3 aria-label={vehicleTitle(vehicle)}>
            <Link to={`/vehicles/${vehicle.key}`} viewTransition>
              <span className="sr-only">{t("Go to")} </span>
              {vehicleTitle(vehicle)}
            </Link>
          </h3>
          <p>{vehicle.trim ?? t(CONDITION_LABEL[vehicle.type])}</p>
        </div>
        <div className="card-money">
          <CardPrice vehicle={vehicle} />
        </div>
        <CardFacts vehicle={vehicle} />
        <CardEnd vehicle={vehicle} />
      </div>
      <VehicleActions place="card" vehicle={vehicle} />
    </article>
  );
}

function CardFacts({ vehicle }: { vehicle: CardVehicle }) {
  const t = useText();
  const distance = vehicle.distance !== null && formatDistance(vehicle.distance, t);
  return (
    <ul className="card-facts">
      {vehicle.color && (
        <li>
          <ColorSwatch color={vehicle.color} />
        </li>
      )}
      <li>{t(CONDITION_LABEL[vehicle.type])}</li>
      {vehicle.mileage !== null && <li>{formatMiles(vehicle.mileage)}</li>}
      <li>{[vehicle.dealershipPlace, distance].filter(Boolean).join(" · ")}</li>
      {vehicle.kbbPriceIndicator && <li className="kbb-badge">{t(KBB_LABEL[vehicle.kbbPriceIndicator])}</li>}
    </ul>
  );
}
