import { Link, useNavigate } from "react-router";
import { Button } from "#design-system/button.tsx";
import { Card } from "#design-system/card.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { formatDollarsAndCents } from "#platform/shared/money.ts";
import type { OfferView } from "../domain/decision-view.ts";
import { ChangedParts } from "#modules/deal-drafts/ui/changed-parts.tsx";
import { acceptOffer, renewHold } from "#modules/deal-drafts/ui/checkout-api.ts";
import { isApiError } from "#platform/browser/http/api-error.ts";
import { DealFigures } from "#modules/checkout/ui/deal-figures.tsx";
import type { DecisionProps } from "./decision-props.ts";
import { CounterChanges, OfferConditions } from "./offer-conditions.tsx";
import { useAttempt } from "./use-attempt.ts";

/** One offer once more, with everything that follows, before it is accepted (LEND-02). */
export function AcceptOffer({ view, onChange, offer }: DecisionProps & { readonly offer: OfferView }) {
  const t = useText();
  const navigate = useNavigate();
  const { isBusy, failure, fields, attempt } = useAttempt();
  const { order } = view;
  const accept = async (): Promise<void> => {
    const isDone = await attempt(async () => {
      await acceptHeld(order.orderNumber, offer);
      await navigate(`/checkout/${order.orderNumber}/submitted`, { replace: true });
    });
    // Other terms, or an offer that has ended meanwhile: show what is true now.
    if (!isDone) onChange();
  };
  return (
    <section className="grid gap-5">
      <h1 className="text-heading">{t("Accept this offer?")}</h1>
      <Card className="grid gap-4 sm:max-w-xl">
        <p className="text-lead font-semibold">{offer.lenderName}</p>
        <DealFigures {...offer} />
        <CounterChanges offer={offer} order={order} />
        <OfferConditions offer={offer} order={order} />
      </Card>
      <p className="max-w-prose">
        {t(
          "By accepting, you agree to these terms from {lender}: {due} at signing and {total} in total. We place your order, and the contract comes next.",
          {
            lender: offer.lenderName,
            due: formatDollarsAndCents(offer.amountDueCents),
            total: formatDollarsAndCents(offer.totalCostCents),
          },
        )}
      </p>
      {failure && (
        <div className="grid gap-1" role="alert">
          <p className="font-semibold text-danger">{failure}</p>
          <ChangedParts changes={fields} />
        </div>
      )}
      <div className="flex flex-wrap items-center gap-4">
        <Button busy={isBusy} className="max-sm:w-full" onClick={() => void accept()}>
          {t("Accept this offer")}
        </Button>
        <BackToOffers orderNumber={order.orderNumber} />
      </div>
    </section>
  );
}

/** A hold may have ended while lenders were silent: whoever accepts takes the car again first, where it is free. */
async function acceptHeld(orderNumber: string, offer: OfferView): Promise<void> {
  try {
    await acceptOffer(orderNumber, offer);
  } catch (problem) {
    if (!isApiError(problem) || problem.code !== "hold.expired") throw problem;
    await renewHold(orderNumber);
    await acceptOffer(orderNumber, offer);
  }
}

/** Nothing was decided yet. */
export function BackToOffers({ orderNumber }: { readonly orderNumber: string }) {
  const t = useText();
  return (
    <Link
      className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4"
      to={`/checkout/${orderNumber}/decision`}
    >
      {t("Back to the offers")}
    </Link>
  );
}
