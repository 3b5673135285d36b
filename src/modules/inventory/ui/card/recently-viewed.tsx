import { type ReactNode, useEffect, useState } from "react";
import { useText } from "#platform/browser/texts/texts.tsx";
import type { VehicleDetailsView } from "../../domain/vehicle-view.ts";
import { CardRow } from "./card-row.tsx";
import { cardText } from "./card-text.ts";
import { forgetRecentlyViewed, readRecentlyViewed } from "./recently-viewed-store.ts";
import { VehicleGrid } from "./vehicle-grid.tsx";

/** A row of cards. */
const SHOWN = 4;

/** So few leave most of a desktop's row empty. */
const FEW = 2;

interface RecentlyViewedProps {
  /** For new visitors, and below a row of few cars; it knows which are in that row. */
  readonly otherwise?: (seen: readonly string[]) => ReactNode;
}

/** The cars this browser looked at last, as they are now; nothing before and without script. */
export function RecentlyViewed({ otherwise = () => null }: RecentlyViewedProps) {
  const t = useText();
  const [cards, setCards] = useState<readonly string[]>();
  useEffect(() => {
    const abort = new AbortController();
    void loadCards(readRecentlyViewed(), abort.signal).then((found) => {
      if (!abort.signal.aborted) setCards(found);
    });
    return () => abort.abort();
  }, []);
  if (cards === undefined) return null;
  const others = cards.length <= FEW && otherwise(cards.length === 0 ? [] : readRecentlyViewed());
  if (cards.length === 0) return others;
  const forget = () => {
    forgetRecentlyViewed();
    setCards([]);
  };
  return (
    <>
      <section aria-labelledby="viewed">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 pb-5">
          <h2 className="text-heading" id="viewed">
            {t("Recently viewed")}
          </h2>
          <button
            className="inline-flex min-h-11 items-center text-small font-semibold text-link underline underline-offset-4"
            onClick={forget}
            type="button"
          >
            {t("Clear this list")}
          </button>
        </div>
        <CardRow>
          <VehicleGrid cards={cards} />
        </CardRow>
        <p className="pt-3 text-small text-ink-muted">{t("Saved only on this device.")}</p>
      </section>
      {others}
    </>
  );
}

async function loadCards(keys: readonly string[], signal: AbortSignal): Promise<string[]> {
  const cards = await Promise.all(keys.slice(0, SHOWN).map((key) => loadCard(key, signal)));
  return cards.filter((card) => card !== undefined);
}

async function loadCard(key: string, signal: AbortSignal): Promise<string | undefined> {
  try {
    const response = await fetch(`/public/inventory/vehicles/${encodeURIComponent(key)}`, { signal });
    // A car that is gone for good is no reason to show less of the others.
    return response.ok ? cardText((await response.json()) as VehicleDetailsView) : undefined;
  } catch {
    // Offline or left: the page does without.
    return undefined;
  }
}
