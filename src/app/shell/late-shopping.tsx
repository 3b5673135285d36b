import { Suspense, useEffect, useState } from "react";
import { useHref } from "react-router";
import { COMPARE_FORM } from "#modules/comparison/ui/compare-button.tsx";
import { chosenVehicles } from "#modules/comparison/ui/comparison-store.ts";
import { pressedHeart } from "#modules/favorites/ui/favorites-store.ts";
import { mayHaveResult } from "#modules/personal-pricing/ui/terms/has-personal-terms.ts";
import { openTerms } from "#modules/personal-pricing/ui/terms/personal-terms-store.ts";
import { hasTradeIn } from "#modules/trade-in/ui/held/has-trade-in.ts";
import { keepPresses } from "#platform/browser/forms/press-again.ts";
import { quietPart } from "#platform/browser/late-part.ts";
import { session } from "#platform/browser/session/session.ts";

/** Nobody needs it for the first paint, and most visits never do; what lies in this folder is one file for the browser. */
const ShoppingWidgets = quietPart(async () => (await import("../shopping/shopping-widgets.tsx")).default);

/** What hearts and compare buttons of a page need around them; most of it arrives when somebody uses them. */
export function LateShopping() {
  const action = useHref("/compare");
  const isWanted = useIsWanted();
  // Cards and other late parts come alive after the page.
  useEffect(() => keepPresses(".save-button, .compare-button, .late-button"), []);
  return (
    <>
      <form action={action} id={COMPARE_FORM} />
      {isWanted && (
        <Suspense>
          <ShoppingWidgets />
        </Suspense>
      )}
    </>
  );
}

/** From the first heart, the first choice, or the first sign of a session, a pre-qualification or a trade-in on; false on the server. */
function useIsWanted(): boolean {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const look = () => {
      const { status } = session.state;
      const mayBeSignedIn = status === "signed-in" || status === "restoring";
      const hasChosen = pressedHeart.get() !== null || chosenVehicles.get().length > 0;
      if (mayBeSignedIn || hasChosen || mayHaveResult() || hasTradeIn()) setWanted(true);
    };
    look();
    const ends = [session, pressedHeart, chosenVehicles, openTerms].map(({ subscribe }) => subscribe(look));
    return () => {
      for (const end of ends) end();
    };
  }, []);
  return isWanted;
}
