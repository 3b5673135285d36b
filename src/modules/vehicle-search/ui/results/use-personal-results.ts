import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from "react";
import { useRevalidator } from "react-router";
import { asksForPayments } from "./asks-for-payments.ts";
import type { ResultsView } from "./results-text.ts";
import { searchTerms } from "./search-terms.ts";

/** Documents are the same for everybody: where payments decide one, it is asked for again once the shopper's are known. */
export function usePersonalResults(view: Pick<ResultsView, "query" | "sort">): void {
  const { subscribe, get } = searchTerms;
  const terms = useSyncExternalStore(subscribe, get, () => null);
  const { revalidate } = useRevalidator();
  const known = useRef<typeof terms>(null);
  const changed = useEffectEvent(() => {
    if (known.current === terms) return;
    known.current = terms;
    if (asksForPayments(view)) void revalidate();
  });
  useEffect(() => changed(), [terms]);
}
