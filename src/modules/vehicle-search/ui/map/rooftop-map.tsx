import { useEffect, useState } from "react";
import { Link } from "react-router";
import { RetryAlert } from "#design-system/retry-alert.tsx";
import { Skeleton } from "#design-system/skeleton.tsx";
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
  const { rooftops, hasFailed, retry } = useRooftops(search);
  if (hasFailed) {
    return <RetryAlert onRetry={retry}>{t("The map could not be loaded.")}</RetryAlert>;
  }
  if (rooftops === null) return <Skeleton className="aspect-[8/5] max-h-96 w-full" />;
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

function useRooftops(search: string) {
  const [rooftops, setRooftops] = useState<readonly RooftopOnMap[] | null>(null);
  const [failed, setFailed] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const question = `${attempt} ${search}`;
  useEffect(() => {
    const asked = new AbortController();
    loadRooftops(search, asked.signal).then(setRooftops, () => {
      if (!asked.signal.aborted) setFailed(question);
    });
    return () => asked.abort();
  }, [search, question]);
  return { rooftops, hasFailed: failed === question, retry: () => setAttempt(attempt + 1) };
}

async function loadRooftops(search: string, signal: AbortSignal): Promise<readonly RooftopOnMap[]> {
  const response = await fetch(`/public/inventory/rooftops?${search}`, { signal });
  if (!response.ok) throw new Error(`rooftops: ${response.status}`);
  const { rooftops } = (await response.json()) as { rooftops: readonly RooftopOnMap[] };
  return rooftops;
}
