import type { CSSProperties } from "react";
import { USA_BORDERS, USA_LAND } from "#modules/places/ui/map/usa-outline-data.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { LOCALES } from "#platform/shared/texts/language.ts";
import type { QuoteView } from "../fulfillment-view.ts";
import { isNameAbove, nameGrows, type Spot, type WayOnMap, wayOnMap } from "./way-on-map.ts";

export interface WayMapProps {
  readonly quote: QuoteView;
  /** Name of the dealership that has the car. */
  readonly dealer: string;
  readonly isDelivery: boolean;
}

/** From the dealership to the buyer, on a map that is drawn here: no map service hears of an address (0580). */
export function WayMap({ quote, dealer, isDelivery }: WayMapProps) {
  const t = useText();
  const way = wayOnMap(quote.way, isDelivery);
  if (way === null) return null;
  const miles = Math.round(quote.miles);
  const place = `${quote.city}, ${quote.state} ${quote.zip}`;
  return (
    <figure className="grid max-w-form gap-2">
      <div
        aria-hidden="true"
        className="relative overflow-hidden rounded-card border border-line bg-surface-raised"
      >
        <Drawing way={way} />
        {way.cities.map(({ name, left, top }) => (
          <span
            className="absolute whitespace-nowrap text-small text-ink-muted"
            key={`${name} ${left}`}
            style={{ left: `${left}%`, top: `${top}%`, transform: "translate(0.5rem, -50%)" }}
          >
            {name}
          </span>
        ))}
        <EndLabel other={way.spots.to} spot={way.spots.from} text={dealer} />
        {way.isWhole && <EndLabel other={way.spots.from} spot={way.spots.to} text={quote.zip} />}
      </div>
      <figcaption className="text-small text-ink-muted">
        {t("{miles} {count:mile|miles} in a straight line between {dealer} and {place}.", {
          miles: miles.toLocaleString(LOCALES[t.language]),
          count: miles,
          dealer,
          place,
        })}
        {way.radius !== null &&
          ` ${t("Inside the circle, delivery is included ({miles} miles).", { miles: quote.way.freeMiles })}`}
      </figcaption>
    </figure>
  );
}

/** Land, states, the circle of included delivery, and the way; lines keep their width however far it is zoomed in. */
function Drawing({ way }: { readonly way: WayOnMap }) {
  const { box, from, to, radius, cities } = way;
  const unit = box.width / 100;
  const line = { vectorEffect: "non-scaling-stroke" } as const;
  return (
    <svg className="block w-full" viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}>
      <path className="fill-surface-sunken" d={USA_LAND} />
      {radius !== null && (
        <circle
          className="fill-success stroke-success"
          cx={from.x}
          cy={from.y}
          fillOpacity={0.12}
          r={radius}
          strokeDasharray="6 5"
          strokeWidth={1.5}
          {...line}
        />
      )}
      <path className="stroke-line-strong" d={USA_BORDERS} fill="none" strokeWidth={1} {...line} />
      {cities.map(({ name, left, top }) => (
        <circle
          className="fill-ink-muted"
          cx={box.x + (left / 100) * box.width}
          cy={box.y + (top / 100) * box.height}
          key={`${name} ${left}`}
          r={unit * 0.6}
        />
      ))}
      <path
        className="stroke-ink"
        d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
        strokeLinecap="round"
        strokeWidth={3}
        {...line}
      />
      <circle className="fill-action" cx={from.x} cy={from.y} r={unit * 2} />
      <circle
        className="fill-surface-raised stroke-ink"
        cx={to.x}
        cy={to.y}
        r={unit * 1.6}
        strokeWidth={3}
        {...line}
      />
    </svg>
  );
}

interface EndLabelProps {
  readonly spot: Spot;
  readonly other: Spot;
  readonly text: string;
}

const ACROSS = { right: "-0.75rem", left: "calc(-100% + 0.75rem)", both: "-50%" } as const;

/** A name beside an end of the way. */
function EndLabel({ spot, other, text }: EndLabelProps) {
  const down = isNameAbove(spot, other) ? "calc(-100% - 0.75rem)" : "0.75rem";
  const style: CSSProperties = {
    left: `${spot.left}%`,
    top: `${spot.top}%`,
    transform: `translate(${ACROSS[nameGrows(spot)]}, ${down})`,
  };
  return (
    <b
      className="absolute whitespace-nowrap rounded-control bg-surface-raised px-2 text-small text-ink"
      style={style}
    >
      {text}
    </b>
  );
}
