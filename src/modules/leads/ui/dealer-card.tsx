import type { ReactNode } from "react";
import { DirectionsLink } from "#design-system/directions-link.tsx";
import { Icon } from "#design-system/icon.tsx";
import { formatDistance } from "#design-system/mileage-text.tsx";
import { PhoneLink } from "#design-system/phone-link.tsx";
import type { VehicleDetailsView } from "#modules/inventory/domain/vehicle-view.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { WrittenOnce } from "#rendering/screens.tsx";
import { type DealerView, wayToDealer } from "../domain/dealer-view.ts";
import { hoursLines } from "./hours-text.ts";
import { MapOnRequest } from "./map-on-request.tsx";
import { OpenNowLine } from "./open-now-line.tsx";

interface DealerCardProps {
  readonly vehicle: Pick<VehicleDetailsView, "rooftop" | "distance">;
  readonly dealer: DealerView;
  /** Ways to write to the dealer. */
  readonly children: ReactNode;
}

/** Where the vehicle stands, when somebody is there, and how to reach them. */
export function DealerCard({ vehicle: { rooftop, distance }, dealer, children }: DealerCardProps) {
  return (
    <section aria-labelledby="dealer-title" className="@container grid gap-4">
      <WrittenOnce by={`dealer ${distance} ${JSON.stringify([rooftop, dealer.week])}`}>
        {() => <Facts distance={distance} rooftop={rooftop} week={dealer.week} />}
      </WrittenOnce>
      {children}
      {dealer.mapPath !== null && <MapOnRequest name={rooftop.name} path={dealer.mapPath} />}
    </section>
  );
}

/** The same for every car of the place. */
function Facts({
  rooftop,
  distance,
  week,
}: Pick<VehicleDetailsView, "rooftop" | "distance"> & Pick<DealerView, "week">) {
  const t = useText();
  const { name, streetAddress, city, state, zipCode, timeZone, phone } = rooftop;
  return (
    <>
      <h2 className="text-title" id="dealer-title">
        {t("See it at {dealer}", { dealer: name })}
      </h2>
      <div className="grid gap-x-8 gap-y-4 @md:grid-cols-2">
        <div>
          <p className="flex items-start gap-2 text-ink-muted">
            <Icon className="mt-0.5 shrink-0" name="pin" />
            <span>
              {`${streetAddress}, ${city}, ${state} ${zipCode}`}
              {distance !== null && <span className="tabular"> · {formatDistance(distance, t)}</span>}
              <span className="flex">
                <DirectionsLink href={wayToDealer(rooftop)}>{t("Get directions")}</DirectionsLink>
              </span>
            </span>
          </p>
          <p className="flex min-h-11 items-center gap-2">
            <Icon className="shrink-0 text-ink-muted" name="phone" />
            <PhoneLink number={phone} />
          </p>
        </div>
        <div className="flex items-start gap-2">
          <Icon className="mt-0.5 shrink-0 text-ink-muted" name="clock" />
          <div>
            <OpenNowLine timeZone={timeZone} week={week} />
            <p className="whitespace-pre-line text-ink-muted tabular">{hoursLines(week, t).join("\n")}</p>
          </div>
        </div>
      </div>
    </>
  );
}
