import { Badge } from "#design-system/badge.tsx";
import { LinkButton } from "#design-system/button.tsx";
import { Card } from "#design-system/card.tsx";
import { Disclosure } from "#design-system/disclosure.tsx";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { ExplainedLink } from "#modules/payment-explanations/ui/explained-link.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { formatDollarsAndCents } from "#platform/shared/money.ts";
import type { OfferView } from "../domain/decision-view.ts";
import { LENDER_STATES } from "./lender-answers.tsx";
import { CounterChanges, CounterInShort, OfferConditions } from "./offer-conditions.tsx";
import { type Figure, offerFigures } from "./offer-figures.ts";

const STATES = { approved: "APPROVED", conditional: "CONDITIONAL", counter: "COUNTER_OFFER" } as const;

interface OfferProps {
  readonly offer: OfferView;
  readonly order: OrderView;
}

/** Everything that decides about one offer: what it costs, what is not as asked, what the lender needs, and the way on. */
export function OfferCard({ offer, order, isBest }: OfferProps & { readonly isBest: boolean }) {
  const t = useText();
  const { parts, total, rest } = offerFigures(t, offer);
  return (
    <Card className="grid content-start gap-4 md:grid-cols-2 md:gap-x-12">
      <div className="grid content-start gap-3">
        <p className="grid gap-1.5">
          <span className="flex flex-wrap gap-2">
            {isBest && <LowestTotal />}
            <OfferKind kind={offer.kind} />
          </span>
          <span className="text-lead font-semibold">{offer.lenderName}</span>
        </p>
        <Payment offer={offer} />
        <CounterChanges offer={offer} order={order} />
      </div>
      <div className="grid content-start gap-4">
        <dl className="grid gap-1">
          <Lines figures={parts} />
          <div className="mt-1 flex justify-between gap-4 border-t border-line pt-2 font-semibold">
            <dt>{total[0]}</dt>
            <dd className="shrink-0 text-right tabular">{total[1]}</dd>
          </div>
          <Lines figures={rest} />
        </dl>
        <OfferConditions offer={offer} order={order} />
        <Choose isFirst offer={offer} order={order} />
      </div>
    </Card>
  );
}

/** An offer beside the best one: what it costs on a few lines, what follows from it when somebody opens them. */
export function OtherOffer({ offer, order, best }: OfferProps & { readonly best: OfferView }) {
  const t = useText();
  const { parts, rest } = offerFigures(t, offer);
  return (
    <Disclosure summary={<InShort best={best} offer={offer} order={order} />} summaryClassName="py-4">
      <div className="grid gap-4 pb-5">
        <dl className="grid gap-1">
          {/* Of several, the lines above already say the first. */}
          <Lines figures={parts.length > 1 ? parts.slice(1) : parts} />
          <Lines figures={rest} />
        </dl>
        <OfferConditions offer={offer} order={order} />
        <Choose offer={offer} order={order} />
      </div>
    </Disclosure>
  );
}

/** The total of payments stands with the payment wherever that is named. */
function InShort({ offer, order, best }: OfferProps & { readonly best: OfferView }) {
  const t = useText();
  const { parts, total } = offerFigures(t, offer);
  const more = offer.totalCostCents - best.totalCostCents;
  const [first] = parts;
  return (
    <span className="grid min-w-0 grow gap-1 font-normal">
      <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="font-semibold">{offer.lenderName}</span>
        <OfferKind kind={offer.kind} />
      </span>
      <Payment offer={offer} />
      <span className="grid text-small text-ink-muted">
        {first !== undefined && parts.length > 1 && <InLine figure={first} />}
        <InLine figure={total} />
        {more > 0 && <span>{t("{amount} more in total", { amount: formatDollarsAndCents(more) })}</span>}
      </span>
      <CounterInShort offer={offer} order={order} />
    </span>
  );
}

function InLine({ figure: [what, amount] }: { readonly figure: Figure }) {
  return (
    <span className="flex justify-between gap-4">
      {what} <span className="tabular">{amount}</span>
    </span>
  );
}

/** As large as on the page where the offer is accepted; a rate and months make it mean something. */
export function Payment({ offer }: Pick<OfferProps, "offer">) {
  const t = useText();
  const { monthly, terms } = offerFigures(t, offer);
  if (monthly === null) return null;
  return (
    <span className="block">
      <span className="block text-title font-bold tabular">
        {monthly[1]}
        <span className="text-body font-normal text-ink-muted"> {t("/ month")}</span>
      </span>
      <span className="block text-small font-semibold">
        {terms.map(([what, value]) => (what === t("APR") ? `${what} ${value}` : value)).join(" · ")}
      </span>
    </span>
  );
}

function Lines({ figures }: { readonly figures: readonly Figure[] }) {
  return figures.map(([term, value]) => (
    <div className="flex justify-between gap-4" key={term}>
      <dt className="text-ink-muted">{term}</dt>
      <dd className="shrink-0 text-right tabular">{value}</dd>
    </div>
  ));
}

/** Of several offers, the one that costs least by the end. */
export function LowestTotal() {
  return <Badge tone="success">{useText()("Lowest total")}</Badge>;
}

/** What kind of a yes it is. */
export function OfferKind({ kind }: Pick<OfferView, "kind">) {
  const t = useText();
  return <Badge tone={kind === "approved" ? "neutral" : "warning"}>{t(LENDER_STATES[STATES[kind]])}</Badge>;
}

/** The way to accept it, and why it is not what was promised. */
export function Choose({
  offer,
  order: { orderNumber, promisedCents },
  isFirst = false,
}: OfferProps & { readonly isFirst?: boolean }) {
  const t = useText();
  return (
    <>
      <LinkButton
        aria-label={t("Choose this offer: {lender}", { lender: offer.lenderName })}
        className="w-full"
        look={isFirst ? "primary" : "secondary"}
        to={`/checkout/${orderNumber}/decision/accept?offer=${encodeURIComponent(offer.offerId)}`}
      >
        {t("Choose this offer")}
      </LinkButton>
      <ExplainedLink offerId={offer.offerId} orderNumber={orderNumber} promisedCents={promisedCents} />
    </>
  );
}
