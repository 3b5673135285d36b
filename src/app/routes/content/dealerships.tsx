import { Link } from "react-router";
import { DirectionsLink } from "#design-system/directions-link.tsx";
import { PhoneLink } from "#design-system/phone-link.tsx";
import { VehiclePicture } from "#modules/inventory/ui/card/vehicle-picture.tsx";
import { wayToDealer } from "#modules/leads/domain/dealer-view.ts";
import { MapOnRequest } from "#modules/leads/ui/map-on-request.tsx";
import { OpenNowLine } from "#modules/leads/ui/open-now-line.tsx";
import { wholeNumber } from "#modules/vehicle-search/ui/filters/whole-number.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import type { Dealership } from "./read-dealerships.ts";

const LINK = "inline-flex min-h-11 items-center gap-1.5 font-semibold text-link underline underline-offset-4";

/** Where the cars stand: what is there today, whether somebody is there now, and the ways to them. */
export function Dealerships({ dealerships }: { readonly dealerships: readonly Dealership[] }) {
  const t = useText();
  return (
    <section aria-labelledby="dealerships" className="grid gap-4">
      <h2 className="text-title" id="dealerships">
        {t("Dealerships")}
      </h2>
      <ul className="grid gap-5 md:grid-cols-2">
        {dealerships.map((dealership) => (
          <li
            className="grid content-start overflow-hidden rounded-card border border-line bg-surface-raised"
            key={dealership.rooftop.id}
          >
            <Forecourt {...dealership} />
            <div className="grid gap-3 p-5">
              <Facts {...dealership} />
              {dealership.mapPath !== null && (
                <MapOnRequest name={dealership.rooftop.name} path={dealership.mapPath} />
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Cars that really stand there; drawn ones side by side as on a lot, photos as tiles. */
function Forecourt({ cars }: Dealership) {
  if (cars.length === 0) return null;
  const isDrawn = cars.every(({ image }) => image === null);
  return (
    <div
      aria-hidden="true"
      className={
        isDrawn
          ? "relative isolate h-36 overflow-hidden bg-stage sm:h-44"
          : "grid h-36 auto-cols-fr grid-flow-col gap-px bg-stage sm:h-44"
      }
    >
      {cars.map((car, at) => (
        <VehiclePicture
          alt=""
          className={isDrawn ? (PLACES[at] ?? "") : "h-full"}
          key={car.key}
          photo={car.image}
          sizes="16rem"
          vehicle={car}
        />
      ))}
    </div>
  );
}

/** Of drawn cars: one in front in the middle, two behind it. */
const PLACES = [
  "absolute -bottom-5 left-1/2 z-1 max-w-64 -translate-x-1/2",
  "absolute bottom-4 left-0 max-w-44",
  "absolute right-0 bottom-4 max-w-44",
];

function Facts({ rooftop, week, hours, count }: Dealership) {
  const t = useText();
  return (
    <>
      <div>
        <h3 className="text-lead font-semibold">{rooftop.name}</h3>
        <OpenNowLine timeZone={rooftop.timeZone} week={week} />
      </div>
      <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        <div>
          <address className="not-italic text-ink-muted">
            {rooftop.streetAddress}
            <br />
            {`${rooftop.city}, ${rooftop.state} ${rooftop.zipCode}`}
          </address>
          <p className="flex min-h-11 items-center">
            <PhoneLink number={rooftop.phone} />
          </p>
        </div>
        <p className="whitespace-pre-line text-ink-muted tabular">{hours.join("\n")}</p>
      </div>
      <p className="flex flex-wrap gap-x-6">
        <DirectionsLink href={wayToDealer(rooftop)}>{t("Get directions")}</DirectionsLink>
        <Link className={LINK} to={`/search?rooftop=${encodeURIComponent(rooftop.id)}`}>
          {t("{total} {count:car|cars} here", { count, total: wholeNumber(count) })}
        </Link>
      </p>
    </>
  );
}
