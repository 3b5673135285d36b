import { Link } from "react-router";
import { RetryAlert } from "#design-system/retry-alert.tsx";
import { Skeleton } from "#design-system/skeleton.tsx";
import { useApiData } from "#platform/browser/data/use-api-data.ts";
import { useKept } from "#platform/browser/data/use-kept.ts";
import { usePath, useText } from "#platform/browser/texts/texts.tsx";
import type { RooftopOnMap } from "../../domain/rooftop-on-map.ts";
import { wholeNumber } from "../filters/whole-number.ts";
import { DrawnMap } from "./drawn-map.tsx";

interface RooftopMapProps {
  /** Canonical query string of the search. */
  readonly search: string;
  /** Rooftops that the search is narrowed to. */
  readonly chosen: readonly string[];
}

/** Where the cars of a search stand: a drawn map and the same as a list; each dealership narrows the search to itself. */
export function RooftopMap({ search, chosen }: RooftopMapProps) {
  const t = useText();
  const path = usePath();
  const { data, error, reload } = useApiData<Answer>(`/public/inventory/rooftops?${search}`);
  const rooftops = useKept(data)?.rooftops;
  if (error !== undefined) {
    return <RetryAlert onRetry={reload}>{t("The map could not be loaded.")}</RetryAlert>;
  }
  if (rooftops === undefined) return <Skeleton className="aspect-[8/5] max-h-96 w-full" />;
  const hrefOf = (id: string | null) => path(`/search${questionFor(search, id)}`);
  return (
    <section aria-label={t("Map of dealerships")} className="rooftop-map">
      <DrawnMap chosen={chosen} hrefOf={hrefOf} rooftops={rooftops} />
      <ul>
        {rooftops.map((rooftop) => (
          <li key={rooftop.id}>
            <Link
              aria-current={chosen.includes(rooftop.id) ? "true" : undefined}
              className="rooftop-line"
              preventScrollReset
              to={hrefOf(chosen.includes(rooftop.id) ? null : rooftop.id)}
            >
              <span className="min-w-0">
                <strong>{rooftop.name}</strong>
                <small>{placeOf(rooftop, t)}</small>
              </span>
              <span className="shrink-0 tabular">
                {t("{total} {count:car|cars}", { count: rooftop.count, total: wholeNumber(rooftop.count) })}
              </span>
            </Link>
          </li>
        ))}
        {chosen.length > 0 && (
          <li>
            <Link className="rooftop-line text-link" preventScrollReset to={hrefOf(null)}>
              {t("Show all dealerships")}
            </Link>
          </li>
        )}
      </ul>
    </section>
  );
}

function placeOf({ place, miles }: RooftopOnMap, t: ReturnType<typeof useText>): string {
  return miles === null || miles === 0
    ? place
    : t("{place}, {miles} miles away", { place, miles: wholeNumber(miles) });
}

/** The search narrowed to one rooftop, or to none; from its first page. */
function questionFor(search: string, rooftop: string | null): string {
  const params = new URLSearchParams(search);
  params.delete("page");
  params.delete("rooftop");
  if (rooftop !== null) params.set("rooftop", rooftop);
  const text = params.toString();
  return text === "" ? "" : `?${text}`;
}

interface Answer {
  readonly rooftops: readonly RooftopOnMap[];
}
