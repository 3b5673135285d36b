import type { ReactNode } from "react";
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
import { Choose, LowestTotal, OfferCard, OfferKind, OtherOffer, Payment } from "./offer-card.tsx";
import { CounterLines, OfferConditions } from "./offer-conditions.tsx";
import { type Figure, offerFigures } from "./offer-figures.ts";

/** Every offer with what follows from it side by side, the cheapest first, and who said no (LEND-01). */
export function OfferTable(parts: DecisionProps) {
  const t = useText();
  const { offers, order } = parts.view;
  return (
    <>
      <section className="grid gap-5">
        <h1 className="text-heading">
          {offers.length === 0
            ? t("There is no offer to accept")
            : t("{count} {count:offer|offers} for you", { count: offers.length })}
        </h1>
        {offers.length === 0 ? (
          <p>
            {t("These offers can no longer be accepted. Decline them to apply again or pay another way.")}
          </p>
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

/**
 * One column an offer, one row a consequence; narrow screens have cards instead. What decides comes first and its button
 * right after it, so that no window is too low for it; what a lender asks for and dates come below.
 */
function Comparison({ offers, order }: OffersProps) {
  const t = useText();
  const figures = offers.map((offer) => offerFigures(t, offer));
  const hasCounter = offers.some(({ counter }) => counter !== null);
  const [first] = figures;
  return (
    <div className={`overflow-x-auto ${offers.length > 2 ? "max-lg:hidden" : "max-md:hidden"}`}>
      <table className="w-full table-fixed border-collapse text-left">
        <caption className="sr-only">{t("What each offer costs and asks for")}</caption>
        <thead>
          <tr className="align-bottom">
            <th className="w-44 py-2 pr-3 font-normal text-ink-muted" scope="row">
              {t("Lender")}
            </th>
            {offers.map((offer, at) => (
              <Head isFirst={at === 0} key={offer.offerId} offer={offer} />
            ))}
          </tr>
        </thead>
        <tbody>
          {first?.monthly && (
            <Row what={first.monthly[0]}>
              {offers.map((offer) => (
                <Payment key={offer.offerId} offer={offer} />
              ))}
            </Row>
          )}
          {hasCounter && (
            <Row what={t("Different from what you asked for")}>
              {offers.map((offer) => (
                <CounterLines key={offer.offerId} offer={offer} order={order} />
              ))}
            </Row>
          )}
          <FigureRows of={figures.map(({ parts }) => parts)} />
          <FigureRows isTotal of={figures.map(({ total }) => [total])} />
          <Row hidden what={t("Choose this offer")}>
            {offers.map((offer, at) => (
              <Choose isFirst={at === 0} key={offer.offerId} offer={offer} order={order} />
            ))}
          </Row>
          <FigureRows of={figures.map(({ rest }) => rest)} />
          <Row what={t("Conditions")}>
            {offers.map((offer) => (
              <OfferConditions key={offer.offerId} offer={offer} order={order} />
            ))}
          </Row>
        </tbody>
      </table>
    </div>
  );
}

function Head({
  offer: { lenderName, kind },
  isFirst,
}: {
  readonly offer: OfferView;
  readonly isFirst: boolean;
}) {
  return (
    <th className="p-3 pb-2" scope="col">
      <span className="block pb-1 text-lead">{lenderName}</span>
      <span className="flex flex-wrap gap-1">
        {isFirst && <LowestTotal />}
        <OfferKind kind={kind} />
      </span>
    </th>
  );
}

interface RowProps {
  readonly what: string;
  /** Its name is for those who listen: what it holds says it by itself. */
  readonly hidden?: boolean;
  readonly className?: string | undefined;
  /** One cell an offer. */
  readonly children: readonly ReactNode[];
}

function Row({ what, hidden = false, className, children }: RowProps) {
  return (
    <tr className={classNames("align-top", !hidden && "border-t border-line")}>
      <th className="py-2.5 pr-3 font-normal text-ink-muted" scope="row">
        <span className={hidden ? "sr-only" : undefined}>{what}</span>
      </th>
      {children.map((cell, at) => (
        // Offers keep their place in every row.
        <td className={classNames("px-3 py-2.5", className)} key={at}>
          {cell}
        </td>
      ))}
    </tr>
  );
}

/** One row for each figure that any of the offers has. */
function FigureRows({
  of: columns,
  isTotal = false,
}: {
  readonly of: readonly (readonly Figure[])[];
  readonly isTotal?: boolean;
}) {
  const names = [...new Set(columns.flatMap((figures) => figures.map(([what]) => what)))];
  return names.map((name) => (
    <Row className={classNames("tabular", isTotal && "font-semibold")} key={name} what={name}>
      {columns.map((figures) => figures.find(([what]) => what === name)?.[1] ?? "")}
    </Row>
  ));
}
