import { LinkButton } from "#design-system/button.tsx";
import { classNames } from "#design-system/class-names.ts";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import type { Text } from "#platform/shared/texts/text.ts";
import type { OfferView } from "../domain/decision-view.ts";
import type { DecisionProps } from "./decision-props.ts";
import { FrozenFile } from "./frozen-file.tsx";
import { LenderAnswers } from "./lender-answers.tsx";
import { Choose, OfferCard, OfferKind } from "./offer-card.tsx";
import { CounterChanges, OfferConditions } from "./offer-conditions.tsx";
import { offerFigures } from "./offer-figures.ts";

/** Where cards stand instead of columns, for one offer, two and more. */
const CARDS = [
  "grid gap-4",
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
          <p className="max-w-prose">{whatItIs(t, offers)}</p>
        )}
        {offers.length > 1 && <Comparison offers={offers} order={order} />}
        <ul className={CARDS[Math.min(Math.max(offers.length, 1), CARDS.length) - 1]}>
          {offers.map((offer) => (
            <OfferCard isAlone={offers.length === 1} key={offer.offerId} offer={offer} order={order} />
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

function whatItIs(t: Text, [first, second]: readonly OfferView[]): string {
  if (second !== undefined)
    return t("The offer with the lowest total comes first. Nothing is final until you accept.");
  return first?.kind === "counter"
    ? t("{lender} would finance this car on different terms. Nothing is final until you accept.", {
        lender: first.lenderName,
      })
    : t("Nothing is final until you accept.");
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
                <div className="grid gap-3">
                  <CounterChanges offer={offer} order={order} />
                  <OfferConditions offer={offer} order={order} />
                </div>
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
