import { LinkButton } from "#design-system/button.tsx";
import { Card } from "#design-system/card.tsx";
import { classNames } from "#design-system/class-names.ts";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import type { Text } from "#platform/shared/texts/text.ts";
import type { OfferView } from "../domain/decision-view.ts";
import type { DecisionProps } from "./decision-props.ts";
import { FrozenFile } from "./frozen-file.tsx";
import { LenderAnswers } from "./lender-answers.tsx";
import { Choose, LowestTotal, OfferCard, OfferKind, OtherOffer } from "./offer-card.tsx";
import { CounterChanges, OfferConditions } from "./offer-conditions.tsx";
import { offerLines } from "./offer-figures.ts";

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
        <Cards offers={offers} order={order} />
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

/** The best offer with its button, the others below it in short; all of it gives way to the table where there is room. */
function Cards({ offers: [best, ...others], order }: OffersProps) {
  const t = useText();
  if (best === undefined) return null;
  const room = ["", "md:hidden"][others.length] ?? "lg:hidden";
  return (
    <div className={classNames("grid gap-5", room)}>
      <OfferCard isBest={others.length > 0} offer={best} order={order} />
      {others.length > 0 && (
        <section aria-labelledby="other-offers" className="grid gap-3">
          <h2 className="text-lead font-semibold" id="other-offers">
            {t("{count} other {count:offer|offers}", { count: others.length })}
          </h2>
          <Card flush>
            <ul className="divide-y divide-line px-5 md:px-6">
              {others.map((offer) => (
                <li key={offer.offerId}>
                  <OtherOffer best={best} offer={offer} order={order} />
                </li>
              ))}
            </ul>
          </Card>
        </section>
      )}
    </div>
  );
}

/** One column an offer, one row a consequence; narrow screens have cards instead. */
function Comparison({ offers, order }: OffersProps) {
  const t = useText();
  const columns = offers.map((offer) => new Map(offerLines(t, offer)));
  const rows = [...new Set(columns.flatMap((figures) => [...figures.keys()]))];
  const [monthly, total] = [t("Monthly payment"), t("Total you pay")];
  return (
    <div className={`overflow-x-auto ${offers.length > 2 ? "max-lg:hidden" : "max-md:hidden"}`}>
      <table className="w-full table-fixed border-collapse text-left">
        <caption className="sr-only">{t("What each offer costs and asks for")}</caption>
        <thead>
          <tr className="align-bottom">
            <th className="w-44 py-3 pr-3 font-normal text-ink-muted" scope="row">
              {t("Lender")}
            </th>
            {offers.map(({ offerId, lenderName, kind }, at) => (
              <th className="p-3" key={offerId} scope="col">
                <span className="block pb-1 text-lead">{lenderName}</span>
                <span className="flex flex-wrap gap-1">
                  {at === 0 && <LowestTotal />}
                  <OfferKind kind={kind} />
                </span>
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
                  className={classNames(
                    "p-3 tabular",
                    row === monthly && "text-title font-bold",
                    row === total && "font-semibold",
                  )}
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
            {offers.map((offer, at) => (
              <td className="p-3 align-top" key={offer.offerId}>
                <Choose isFirst={at === 0} offer={offer} order={order} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}
