import type { ReactNode } from "react";
import { Link } from "react-router";
import { Badge } from "#design-system/badge.tsx";
import { buttonClass } from "#design-system/button.tsx";
import { formatDistance, formatMiles } from "#design-system/mileage-text.tsx";
import { formatWholeDollars } from "#platform/shared/money.ts";
import { vehicleTitle } from "../domain/vehicle-view.ts";
import { useTexts } from "#platform/browser/texts.tsx";
import { inventoryMessages } from "../messages.ts";
import { CardPayment } from "./card-payment.tsx";
import type { CardVehicle } from "./card-text.ts";
import { ColorSwatch } from "./color-swatch.tsx";
import { VehiclePicture, type VehiclePictureProps } from "./vehicle-picture.tsx";

const CONDITION_LABEL = { NEW: "New", CPO: "Certified", USED: "Used" } as const;

export interface VehicleCardProps {
  readonly vehicle: CardVehicle;
  readonly priority?: VehiclePictureProps["priority"];
  /** A `VehicleCardBody`. */
  readonly body: ReactNode;
}

export interface VehicleCardBodyProps {
  readonly vehicle: CardVehicle;
  /** Of the card's title: one below the heading above the list. */
  readonly headingLevel?: 2 | 3;
  /** Favorite and compare buttons; hidden once the vehicle is sold (VEH-08). */
  readonly actions?: ReactNode;
}

/** One vehicle in a list (VEH-03): the car first, the price largest, the whole card one link. */
export function VehicleCard({ vehicle, priority = "later", body }: VehicleCardProps) {
  return (
    <article className="vehicle-card">
      <div className="card-stage">
        <VehiclePicture
          alt=""
          className={vehicle.sold ? "opacity-40" : ""}
          photo={vehicle.image}
          priority={priority}
          vehicle={vehicle}
        />
        <CardBadge vehicle={vehicle} />
      </div>
      {body}
    </article>
  );
}

/** What stands below the picture. */
export function VehicleCardBody({ vehicle, headingLevel = 3, actions }: VehicleCardBodyProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="card-body">
      <div>
        <Heading>
          <Link to={`/vehicles/${vehicle.key}`}>
            <span className="sr-only">Go to </span>
            {vehicleTitle(vehicle)}
          </Link>
        </Heading>
        <p>{vehicle.trim ?? CONDITION_LABEL[vehicle.type]}</p>
      </div>
      <CardFacts vehicle={vehicle} />
      <div className="mt-auto grid gap-0.5">
        <CardPrice vehicle={vehicle} />
      </div>
      {!vehicle.sold && actions && <div className="relative z-10">{actions}</div>}
    </div>
  );
}

function CardBadge({ vehicle }: { vehicle: CardVehicle }) {
  const text = useTexts(inventoryMessages);
  const label = vehicle.pendingSale
    ? text("vehicle.salePending")
    : vehicle.sold
      ? null
      : (vehicle.stockLabel ?? (vehicle.onlineExclusive ? "Online exclusive" : null));
  if (label === null) return null;
  return (
    <Badge className="absolute top-3 left-3" tone={vehicle.pendingSale ? "warning" : "accent"}>
      {label}
    </Badge>
  );
}

function CardFacts({ vehicle }: { vehicle: CardVehicle }) {
  return (
    <ul className="card-facts">
      {vehicle.color && (
        <li>
          <ColorSwatch color={vehicle.color} />
        </li>
      )}
      <li>{CONDITION_LABEL[vehicle.type]}</li>
      {vehicle.mileage !== null && <li>{formatMiles(vehicle.mileage)}</li>}
      {vehicle.distance !== null && <li>{formatDistance(vehicle.distance)}</li>}
    </ul>
  );
}

function CardPrice({ vehicle }: { vehicle: CardVehicle }) {
  const text = useTexts(inventoryMessages);
  if (vehicle.sold) {
    return <SimilarOffer label={text("vehicle.seeSimilar")} text={text("vehicle.sold")} vehicle={vehicle} />;
  }
  const isNew = vehicle.type === "NEW";
  const showsMsrp = isNew && Boolean(vehicle.msrpCents) && vehicle.incentivesCents === 0;
  return (
    <>
      <p className="card-price">
        <b>
          {vehicle.priceCents === null
            ? text("vehicle.callForPrice")
            : formatWholeDollars(vehicle.priceCents)}
        </b>
        {showsMsrp && <span>{`MSRP ${formatWholeDollars(vehicle.msrpCents ?? 0)}`}</span>}
      </p>
      {isNew && vehicle.incentivesCents > 0 && (
        <p className="text-small text-success">
          {`Includes ${formatWholeDollars(vehicle.incentivesCents)} in incentives`}
        </p>
      )}
      {vehicle.pendingSale ? (
        <SimilarOffer label={text("vehicle.viewSimilar")} vehicle={vehicle} />
      ) : (
        vehicle.estimatedPayment && <CardPayment payment={vehicle.estimatedPayment} />
      )}
    </>
  );
}

function SimilarOffer({ vehicle, text, label }: { vehicle: CardVehicle; text?: string; label: string }) {
  const search = new URLSearchParams({
    make: vehicle.make.toLowerCase(),
    model: vehicle.model.toLowerCase(),
  });
  return (
    <div className="grid gap-3 pt-1">
      {text && <p className="text-small">{text}</p>}
      <Link className={buttonClass("secondary", "relative z-10 px-4 text-small")} to={`/search?${search}`}>
        {label}
      </Link>
    </div>
  );
}
