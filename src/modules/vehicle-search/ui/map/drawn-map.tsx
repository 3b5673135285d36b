import { useNavigate } from "react-router";
import { useText } from "#platform/browser/texts/texts.tsx";
import type { RooftopOnMap } from "../../domain/rooftop-on-map.ts";
import { wholeNumber } from "../filters/whole-number.ts";
import { mapBox, projectPlace } from "#modules/places/ui/map/project-place.ts";
import { USA_BORDERS, USA_LAND } from "#modules/places/ui/map/usa-outline-data.ts";

interface DrawnMapProps {
  readonly rooftops: readonly RooftopOnMap[];
  readonly chosen: readonly string[];
  /** Address of the search at one rooftop, or at all of them. */
  readonly hrefOf: (id: string | null) => string;
}

/** State outlines with a dot for each dealership and the number of its cars; nothing is asked of a map service. */
export function DrawnMap({ rooftops, chosen, hrefOf }: DrawnMapProps) {
  const t = useText();
  const navigate = useNavigate();
  const places = rooftops.flatMap((rooftop) => {
    const point = projectPlace(rooftop);
    return point === null ? [] : [{ rooftop, point }];
  });
  if (places.length === 0) return null;
  const box = mapBox(places.map(({ point }) => point));
  // Dots keep their size on the page however far the map is zoomed in.
  const unit = box.width / 100;
  return (
    <svg viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}>
      <path className="map-land" d={USA_LAND} />
      <path className="map-borders" d={USA_BORDERS} strokeWidth={unit * 0.25} />
      {places.map(({ rooftop, point }) => {
        const isChosen = chosen.includes(rooftop.id);
        const href = hrefOf(isChosen ? null : rooftop.id);
        return (
          <a
            aria-current={isChosen ? "true" : undefined}
            aria-label={t("{name}: {total} {count:car|cars}", {
              name: rooftop.name,
              count: rooftop.count,
              total: wholeNumber(rooftop.count),
            })}
            className="map-dot"
            href={href}
            key={rooftop.id}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              void navigate(href, { preventScrollReset: true });
            }}
          >
            <circle className="map-touch" cx={point.x} cy={point.y} r={unit * 6.5} />
            <circle cx={point.x} cy={point.y} r={unit * 4} strokeWidth={unit * 0.6} />
            <text dominantBaseline="central" fontSize={unit * 3} textAnchor="middle" x={point.x} y={point.y}>
              {wholeNumber(rooftop.count)}
            </text>
          </a>
        );
      })}
    </svg>
  );
}
