import { AlertBar } from "#design-system/alert-bar.tsx";
import { ChangedParts } from "#modules/deal-drafts/ui/changed-parts.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { formatDollarsAndCents } from "#platform/shared/money.ts";
import type { DecisionView } from "../domain/decision-view.ts";

/** What the dealer changed about the car while lenders decided, before anything is accepted. */
export function SinceYouApplied({ view }: { readonly view: Pick<DecisionView, "since" | "order"> }) {
  const t = useText();
  if (view.since === null) return null;
  const { changes, isOtherCar, lowerPriceCents } = view.since;
  const price = view.order.receipt.lines.find(({ code }) => code === "price");
  return (
    <>
      {Object.keys(changes).length > 0 && (
        <AlertBar title={t("The dealer corrected this car's details")} type="warning">
          <ChangedParts changes={changes} />
          <p className="pt-1">
            {isOtherCar
              ? t(
                  "Lenders made their offers for the car as it was described when you applied, so none of them can be used. Decline them to apply again or pay another way.",
                )
              : t("Check that you still want this car before you accept an offer.")}
          </p>
        </AlertBar>
      )}
      {lowerPriceCents !== null && price && !isOtherCar && (
        <AlertBar title={t("This car costs less now")} type="warning">
          {t(
            "Its price is now {now}. These offers use {before}, the price when you applied. To get the lower price, decline them and apply again; lenders may then answer differently.",
            {
              now: formatDollarsAndCents(lowerPriceCents),
              before: formatDollarsAndCents(price.amountCents),
            },
          )}
        </AlertBar>
      )}
    </>
  );
}
