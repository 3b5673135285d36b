import { useState } from "react";
import { useNavigate } from "react-router";
import { Badge } from "#design-system/badge.tsx";
import { Button } from "#design-system/button.tsx";
import { Card } from "#design-system/card.tsx";
import { Dialog } from "#design-system/dialog.tsx";
import { STIPULATION_TEXTS, type StipulationCode } from "#modules/lenders/domain/stipulation.ts";
import { formatInstant } from "#modules/orders/ui/format-instant.ts";
import { isApiError } from "#platform/browser/http/api-error.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { formatDollarsAndCents } from "#platform/shared/money.ts";
import { english } from "#platform/shared/texts/text.ts";
import type { DecisionView, OfferView } from "../domain/decision-view.ts";
import { acceptOffer, endApplication } from "./checkout-api.ts";
import { DealFigures } from "./deal-figures.tsx";

const KINDS: Readonly<Record<OfferView["kind"], string>> = {
  approved: english("Approved"),
  conditional: english("Approved with conditions"),
  counter: english("Counter-offer"),
};

/** Every offer with what follows from it, the cheapest first; each decision asks once more (LEND-01, LEND-02). */
export function OfferTable({ view, onEnded }: { readonly view: DecisionView; readonly onEnded: () => void }) {
  const t = useText();
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<OfferView | "none">();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const { orderNumber } = view.order;
  const decide = async (): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      if (wanted === "none") {
        await endApplication(orderNumber, "declined");
        await navigate("/");
      } else if (wanted) {
        await acceptOffer(orderNumber, wanted);
        await navigate(`/checkout/${orderNumber}/submitted`, { replace: true });
      }
    } catch (problem) {
      if (!isApiError(problem)) throw problem;
      setFailure(problem.message);
      setWanted(undefined);
      onEnded();
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className="grid gap-5">
      <h1 className="text-heading">
        {t("{count} {count:offer|offers} for you", { count: view.offers.length })}
      </h1>
      {failure && (
        <p className="font-semibold text-danger" role="alert">
          {failure}
        </p>
      )}
      {view.offers.length === 0 && (
        <p>{t("The offers have run out. Apply again, or choose another way to pay.")}</p>
      )}
      <ul className="grid gap-4 md:grid-cols-2">
        {view.offers.map((offer) => (
          <OfferCard
            key={offer.offerId}
            offer={offer}
            onAccept={() => setWanted(offer)}
            timeZone={view.order.dealer.timeZone}
          />
        ))}
      </ul>
      <Button className="justify-self-start" look="quiet" onClick={() => setWanted("none")}>
        {t("Decline all offers")}
      </Button>
      <Dialog
        actions={
          <>
            <Button busy={isBusy} onClick={() => void decide()}>
              {wanted === "none" ? t("Yes, decline") : t("Accept this offer")}
            </Button>
            <Button look="quiet" onClick={() => setWanted(undefined)}>
              {t("Go back")}
            </Button>
          </>
        }
        onClose={() => setWanted(undefined)}
        open={wanted !== undefined}
        title={wanted === "none" ? t("Decline all offers?") : t("Accept this offer?")}
      >
        {wanted === "none" || wanted === undefined ? (
          <p>{t("The offers end now. Your car stays in your cart, and you can pay another way.")}</p>
        ) : (
          <p>
            {t(
              "You agree to buy this car with {lender}: {due} at signing and {total} in all. Your order is placed; the contract comes next.",
              {
                lender: wanted.lenderName,
                due: formatDollarsAndCents(wanted.amountDueCents),
                total: formatDollarsAndCents(wanted.totalCostCents),
              },
            )}
          </p>
        )}
      </Dialog>
    </section>
  );
}

function OfferCard({
  offer,
  timeZone,
  onAccept,
}: {
  readonly offer: OfferView;
  readonly timeZone: string;
  readonly onAccept: () => void;
}) {
  const t = useText();
  return (
    <Card as="li" className="grid content-start gap-4">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span className="text-lead font-semibold">{offer.lenderName}</span>
        <Badge tone={offer.kind === "approved" ? "neutral" : "warning"}>{t(KINDS[offer.kind])}</Badge>
      </p>
      <DealFigures {...offer} />
      {offer.kind === "counter" && offer.counter && (
        <p className="text-small">
          {t("Different from what you asked for: {down} down over {months} months.", {
            down: formatDollarsAndCents(offer.counter.downPaymentCents),
            months: offer.counter.termMonths,
          })}
        </p>
      )}
      {offer.stipulations.length > 0 && (
        <div className="text-small">
          <p className="font-semibold">{t("The lender needs to see")}</p>
          <ul className="list-disc pl-5">
            {offer.stipulations.map((code) => (
              <li key={code}>{t(STIPULATION_TEXTS[code as StipulationCode])}</li>
            ))}
          </ul>
        </div>
      )}
      <p className="text-small text-ink-muted">
        {t("Good until {instant}", { instant: formatInstant(offer.expiresAt, timeZone, t.language) })}
      </p>
      <Button className="max-sm:w-full" onClick={onAccept}>
        {t("Choose this offer")}
      </Button>
    </Card>
  );
}
