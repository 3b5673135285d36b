import { useEffect, useState } from "react";
import { cardText } from "#modules/inventory/ui/card/card-text.ts";
import { CardRow } from "#modules/inventory/ui/card/card-row.tsx";
import { VehicleGrid } from "#modules/inventory/ui/card/vehicle-grid.tsx";
import { PersonalPricingProvider } from "#modules/pricing/ui/personal-pricing.ts";
import type { VehicleCardView } from "#modules/inventory/domain/vehicle-view.ts";
import { apiClient } from "#platform/browser/http/api-client.ts";
import { isApiError } from "#platform/browser/http/api-error.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { usePersonalTerms } from "#modules/personal-pricing/ui/terms/use-personal-terms.ts";

const SHOWN = 3;
const QUERY = "availability=Available&sort=payment-asc";

/** The cars with the lowest payments for this person; nothing where they cannot be had. */
export function ResultCars({ terms }: { readonly terms: string }) {
  const t = useText();
  const open = usePersonalTerms();
  const cards = useCards(terms);
  if (cards.length === 0 || open === null) return null;
  return (
    <section aria-labelledby="your-cars" className="grid min-w-0 gap-5">
      <h2 className="text-title" id="your-cars">
        {t("The lowest payments for you")}
      </h2>
      <PersonalPricingProvider value={open.priceOf}>
        <CardRow>
          <VehicleGrid cards={cards} />
        </CardRow>
      </PersonalPricingProvider>
    </section>
  );
}

function useCards(terms: string): readonly string[] {
  const [cards, setCards] = useState<readonly string[]>([]);
  useEffect(() => {
    const asked = new AbortController();
    apiClient
      .post<{ readonly vehicles: readonly VehicleCardView[] }>(
        "/public/inventory/search/personal",
        { query: QUERY, terms },
        { signal: asked.signal },
      )
      .then(
        ({ vehicles }) => setCards(vehicles.slice(0, SHOWN).map((vehicle) => cardText(vehicle))),
        (error: unknown) => {
          // The page says enough without them.
          if (!asked.signal.aborted && !isApiError(error)) throw error;
        },
      );
    return () => asked.abort();
  }, [terms]);
  return cards;
}
