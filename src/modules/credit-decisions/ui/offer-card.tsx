import { Badge } from "#design-system/badge.tsx";
import { LinkButton } from "#design-system/button.tsx";
import { Card } from "#design-system/card.tsx";
import { classNames } from "#design-system/class-names.ts";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { ExplainedLink } from "#modules/payment-explanations/ui/explained-link.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import type { OfferView } from "../domain/decision-view.ts";
import { LENDER_STATES } from "./lender-answers.tsx";
import { CounterChanges, OfferConditions } from "./offer-conditions.tsx";
import { offerFigures } from "./offer-figures.ts";

const STATES = { approved: "APPROVED", conditional: "CONDITIONAL", counter: "COUNTER_OFFER" } as const;

interface OfferProps {
  readonly offer: OfferView;
  readonly order: OrderView;
}

/** What somebody pays each month and what is not as asked first, then what follows; a single one fills its row. */
export function OfferCard({ offer, order, isAlone }: OfferProps & { readonly isAlone: boolean }) {
  return (
    <Card as="li" className={classNames("grid content-start gap-4", isAlone && "md:grid-cols-2 md:gap-x-12")}>
      <div className="grid content-start gap-4">
        <p className="flex flex-wrap items-center justify-between gap-2">
          <span className="text-lead font-semibold">{offer.lenderName}</span>
          <OfferKind kind={offer.kind} />
        </p>
        <Payment offer={offer} />
        <CounterChanges offer={offer} order={order} />
      </div>
      <div className="grid content-start gap-4">
        <Consequences offer={offer} />
        <OfferConditions offer={offer} order={order} />
        <Choose offer={offer} order={order} />
      </div>
    </Card>
  );
}

/** As large as on the page where the offer is accepted. */
function Payment({ offer }: Pick<OfferProps, "offer">) {
  const t = useText();
  const payment = new Map(offerFigures(t, offer)).get(t("Monthly payment"));
  if (payment === undefined) return null;
  return (
    <p className="text-title font-bold tabular">
      {payment}
      <span className="text-body font-normal text-ink-muted"> {t("/ month")}</span>
    </p>
  );
}

function Consequences({ offer }: Pick<OfferProps, "offer">) {
  const t = useText();
  const monthly = t("Monthly payment");
  return (
    <dl className="grid gap-1">
      {offerFigures(t, offer).map(
        ([term, value]) =>
          term !== monthly && (
            <div className="flex justify-between gap-4" key={term}>
              <dt className="text-ink-muted">{term}</dt>
              <dd className="shrink-0 text-right tabular">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** What kind of a yes it is. */
export function OfferKind({ kind }: Pick<OfferView, "kind">) {
  const t = useText();
  return <Badge tone={kind === "approved" ? "neutral" : "warning"}>{t(LENDER_STATES[STATES[kind]])}</Badge>;
}

/** The way to accept it, and why it is not what was promised. */
export function Choose({ offer, order: { orderNumber, promisedCents } }: OfferProps) {
  const t = useText();
  return (
    <>
      <LinkButton
        aria-label={t("Choose this offer: {lender}", { lender: offer.lenderName })}
        className="w-full"
        to={`/checkout/${orderNumber}/decision/accept?offer=${encodeURIComponent(offer.offerId)}`}
      >
        {t("Choose this offer")}
      </LinkButton>
      <ExplainedLink offerId={offer.offerId} orderNumber={orderNumber} promisedCents={promisedCents} />
    </>
  );
}
