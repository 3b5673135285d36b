import { Badge } from "#design-system/badge.tsx";
import { LinkButton } from "#design-system/button.tsx";
import { Card } from "#design-system/card.tsx";
import { classNames } from "#design-system/class-names.ts";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { ExplainedLink } from "#modules/payment-explanations/ui/explained-link.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import type { OfferView } from "../domain/decision-view.ts";
import type { DecisionProps } from "./decision-props.ts";
import { FrozenFile } from "./frozen-file.tsx";
import { LENDER_STATES, LenderAnswers } from "./lender-answers.tsx";
import { OfferConditions } from "./offer-conditions.tsx";
import { offerFigures } from "./offer-figures.ts";

const STATES = { approved: "APPROVED", conditional: "CONDITIONAL", counter: "COUNTER_OFFER" } as const;

/** Where cards stand instead of columns, for one offer, two and more. */
const CARDS = [
  "grid gap-4 sm:max-w-xl",
  "grid gap-4 md:hidden",
  "grid items-start gap-4 sm:grid-cols-2 lg:hidden",
] as const;

/** Every offer with what follows from it side by side, the cheapest first, and who said no (LEND-01). */
export function OfferTable(parts: DecisionProps) {
  const t = useText();
  const { offers, order } = parts.view;
  return (
    <>
      <section className="grid gap-5">
        <h1 className="text-heading">
          {t("{count} {count:offer|offers} for you", { count: offers.length })}
        </h1>
        {offers.length === 0 ? (
          <p>{t("These offers have expired. Apply again, or choose another way to pay.")}</p>
        ) : (
          <p className="max-w-prose">
            {offers.length === 1
              ? t("Nothing is final until you accept.")
              : t("The offer with the lowest total comes first. Nothing is final until you accept.")}
          </p>
        )}
        {offers.length > 1 && <Comparison offers={offers} order={order} />}
        <ul className={CARDS[Math.min(Math.max(offers.length, 1), CARDS.length) - 1]}>
          {offers.map((offer) => (
            <OfferCard key={offer.offerId} offer={offer} order={order} />
          ))}
        </ul>
        <StillDeciding {...parts} />
        <LinkButton
          className="-ml-3 justify-self-start"
          look="quiet"
          to={`/checkout/${order.orderNumber}/decision/decline`}
        >
          {t("Decline all offers")}
        </LinkButton>
      </section>
      <FrozenFile {...parts} />
      <LenderAnswers {...parts} />
    </>
  );
}

/** Whoever has not answered may still offer something better. */
function StillDeciding({ view: { lenders } }: DecisionProps) {
  const t = useText();
  const names = lenders.filter(({ state }) => state === "PENDING").map(({ lenderName }) => lenderName);
  if (names.length === 0) return null;
  return (
    <p aria-live="polite" className="max-w-prose text-ink-muted">
      {t("Still deciding: {lenders}. An offer that comes later shows up here.", {
        lenders: names.join(", "),
      })}
    </p>
  );
}

interface OffersProps {
  readonly offers: readonly OfferView[];
  readonly order: OrderView;
}

/** One column an offer, one row a consequence; narrow screens have cards instead. */
function Comparison({ offers, order }: OffersProps) {
  const t = useText();
  const columns = offers.map((offer) => new Map(offerFigures(t, offer)));
  const rows = [...new Set(columns.flatMap((figures) => [...figures.keys()]))];
  const monthly = t("Monthly payment");
  return (
    <div className={`overflow-x-auto ${offers.length > 2 ? "max-lg:hidden" : "max-md:hidden"}`}>
      <table className="w-full table-fixed border-collapse text-left">
        <caption className="sr-only">{t("What each offer costs and asks for")}</caption>
        <thead>
          <tr className="align-bottom">
            <th className="w-44 py-3 pr-3 font-normal text-ink-muted" scope="row">
              {t("Lender")}
            </th>
            {offers.map(({ offerId, lenderName, kind }) => (
              <th className="p-3" key={offerId} scope="col">
                <span className="block pb-1 text-lead">{lenderName}</span>
                <OfferKind kind={kind} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr className="border-t border-line" key={row}>
              <th className="py-3 pr-3 font-normal text-ink-muted" scope="row">
                {row}
              </th>
              {columns.map((figures, at) => (
                <td
                  className={classNames("p-3 tabular", row === monthly && "text-title font-bold")}
                  key={offers[at]?.offerId}
                >
                  {figures.get(row) ?? ""}
                </td>
              ))}
            </tr>
          ))}
          <tr className="border-t border-line align-top">
            <th className="py-3 pr-3 font-normal text-ink-muted" scope="row">
              {t("Conditions")}
            </th>
            {offers.map((offer) => (
              <td className="p-3" key={offer.offerId}>
                <OfferConditions offer={offer} order={order} />
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">
              <span className="sr-only">{t("Choose this offer")}</span>
            </th>
            {offers.map((offer) => (
              <td className="p-3" key={offer.offerId}>
                <Choose offer={offer} order={order} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

function OfferCard({ offer, order }: OfferProps) {
  return (
    <Card as="li" className="grid content-start gap-4">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span className="text-lead font-semibold">{offer.lenderName}</span>
        <OfferKind kind={offer.kind} />
      </p>
      <Figures offer={offer} />
      <OfferConditions offer={offer} order={order} />
      <Choose offer={offer} order={order} />
    </Card>
  );
}

/** What somebody pays each month first and largest, as on the page where it is accepted. */
function Figures({ offer }: Pick<OfferProps, "offer">) {
  const t = useText();
  const monthly = t("Monthly payment");
  const figures = offerFigures(t, offer);
  const payment = figures.find(([term]) => term === monthly);
  return (
    <div className="grid gap-2">
      {payment && (
        <p className="text-title font-bold tabular">
          {payment[1]}
          <span className="text-body font-normal text-ink-muted"> {t("/ month")}</span>
        </p>
      )}
      <dl className="grid gap-1">
        {figures.map(
          ([term, value]) =>
            term !== monthly && (
              <div className="flex justify-between gap-4" key={term}>
                <dt className="shrink-0 text-ink-muted">{term}</dt>
                <dd className="text-right tabular">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </div>
  );
}

interface OfferProps {
  readonly offer: OfferView;
  readonly order: OrderView;
}

function OfferKind({ kind }: Pick<OfferView, "kind">) {
  const t = useText();
  return <Badge tone={kind === "approved" ? "neutral" : "warning"}>{t(LENDER_STATES[STATES[kind]])}</Badge>;
}

function Choose({ offer, order: { orderNumber, promisedCents } }: OfferProps) {
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
