import { Suspense, useEffect, useEffectEvent, useRef, useSyncExternalStore } from "react";
import { useRevalidator } from "react-router";
import { openTerms } from "#modules/personal-pricing/ui/terms/personal-terms-store.ts";
import { personalSearch } from "#modules/vehicle-search/ui/results/personal-search.ts";
import { quietPart } from "#platform/browser/late-part.ts";

const WayToShow = quietPart(async () => (await import("./way-to-show.tsx")).WayToShow);

/** Documents are the same for everybody: where payments decide one, it is asked for again once the shopper's are known. */
export function OwnResults({ isAboutPayments }: { readonly isAboutPayments: boolean }) {
  const { subscribe, get } = personalSearch;
  const search = useSyncExternalStore(subscribe, get, () => null);
  const { revalidate } = useRevalidator();
  const known = useRef<typeof search>(null);
  const changed = useEffectEvent(() => {
    if (known.current === search) return;
    known.current = search;
    if (isAboutPayments) void revalidate();
  });
  useEffect(() => changed(), [search]);
  const open = useSyncExternalStore(openTerms.subscribe, openTerms.get, () => null);
  return (
    open && (
      <Suspense>
        <WayToShow open={open} />
      </Suspense>
    )
  );
}
