import type { ReactNode } from "react";
import { useParams } from "react-router";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Badge } from "#design-system/badge.tsx";
import { LinkButton } from "#design-system/button.tsx";
import { Card } from "#design-system/card.tsx";
import { PhoneLink } from "#design-system/phone-link.tsx";
import { Skeleton } from "#design-system/skeleton.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { rich } from "#platform/browser/texts/rich-text.tsx";
import { formatDollarsAndCents } from "#platform/shared/money.ts";
import { english, textInContext, type Text } from "#platform/shared/texts/text.ts";
import type { OrderView } from "../domain/order-view.ts";
import { isInCart } from "../domain/visible-orders.ts";
import { dealTypeTexts, orderStateTexts } from "../messages.ts";
import { formatDay, formatDeadline } from "./format-instant.ts";
import { LoadFailed } from "./load-failed.tsx";
import { OrderPicture } from "./order-vehicle.tsx";
import { ProgressDots } from "./progress-dots.tsx";
import { Receipt } from "./receipt.tsx";
import { SignedIn } from "#platform/browser/session/signed-in.tsx";
import { TermsList } from "./terms-list.tsx";
import { useOrderRooftop } from "./use-order-rooftop.ts";
import { useApiData } from "#platform/browser/data/use-api-data.ts";

/** Parts of the page that other modules own. */
interface OrderDetailsParts {
  /** Below the receipt, once the order is placed. */
  readonly payments: (order: OrderView) => ReactNode;
  /** Below the facts, at any time. */
  readonly history: (order: OrderView) => ReactNode;
}

/** One order of any status: progress, receipt and what happened (ORD-05, ORD-06, OP-39, OP-47). */
export function OrderDetailsPage(parts: OrderDetailsParts) {
  const { orderNumber = "" } = useParams();
  return (
    <div className="page-width max-w-[72rem] py-8 md:py-12">
      <SignedIn waiting={<DetailsSkeleton />}>
        <OrderDetails {...parts} orderNumber={orderNumber} />
      </SignedIn>
    </div>
  );
}

function OrderDetails({
  orderNumber,
  payments,
  history,
}: OrderDetailsParts & { readonly orderNumber: string }) {
  const t = useText();
  const number = encodeURIComponent(orderNumber);
  const order = useApiData<OrderView>(`/public/commerce/orders/${number}`);
  useOrderRooftop(order.data);
  if (order.error) {
    return <LoadFailed error={order.error} onRetry={order.reload} title={t("We couldn't load your order")} />;
  }
  if (!order.data) return <DetailsSkeleton />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <Heading order={order.data} />
      <NextAction order={order.data} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {order.data.orderStatus !== "CANCELED" && (
            <Card>
              <ProgressDots order={order.data} />
            </Card>
          )}
          <Card as="section" aria-labelledby="receipt">
            <h2 className="pb-2 text-title" id="receipt">
              {t("Receipt")}
            </h2>
            {order.data.terms && <TermsList terms={order.data.terms} />}
            <Receipt
              receipt={order.data.receipt}
              isCredit={order.data.terms !== null}
              isCanceled={order.data.orderStatus === "CANCELED"}
              {...(order.data.terms && { totalLabel: t("Due at signing") })}
            />
          </Card>
          {!isInCart(order.data.orderStatus) && payments(order.data)}
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <Card as="section" aria-labelledby="facts">
            <h2 className="sr-only" id="facts">
              {t("Order")}
            </h2>
            <OrderPicture className="bg-stage max-lg:hidden" vehicle={order.data.vehicle} />
            <OrderFactList order={order.data} />
          </Card>
          <Card as="section" aria-labelledby="history">
            <h2 className="pb-4 text-lead" id="history">
              {t("What happened")}
            </h2>
            {history(order.data)}
          </Card>
        </div>
      </div>
    </div>
  );
}

function Heading({ order }: { readonly order: OrderView }) {
  const t = useText();
  return (
    <header className="flex flex-col gap-3 sm:max-lg:flex-row-reverse sm:max-lg:items-center sm:max-lg:justify-between">
      {/* Below a desktop's width the card with the picture comes after the receipt. */}
      <OrderPicture className="bg-stage sm:max-w-72 lg:hidden" vehicle={order.vehicle} />
      <div className="grid gap-2">
        <p>
          <Badge>{t(orderStateTexts[order.stateLabel])}</Badge>
        </p>
        <h1 className="text-heading">{order.vehicle.title}</h1>
        <p className="text-ink-muted">
          {rich(t("Order {number}"), {
            number: <span className="tabular break-all">{order.orderNumber}</span>,
          })}
        </p>
      </div>
    </header>
  );
}

/** ORD-06, OP-39: what the order is at, and the one thing to do about it. */
function NextAction({ order }: { readonly order: OrderView }) {
  const t = useText();
  const { stateLabel, dealer } = order;
  const call = <>{rich(t("Questions? Call {phone}."), { phone: <PhoneLink number={dealer.phone} /> })}</>;
  const search = (
    <LinkButton to={`/search?${new URLSearchParams({ make: order.vehicle.make })}`}>
      {t("Find another car")}
    </LinkButton>
  );
  const track = <LinkButton to={`/progress/${order.orderNumber}`}>{t("Track your order")}</LinkButton>;
  if (order.orderStatus === "CANCELED") {
    const day = order.cancellationDate && formatDay(order.cancellationDate, dealer.timeZone, t.language);
    return (
      <AlertBar action={search} type="warning">
        {day
          ? t("{state} on {day}.", { state: t(orderStateTexts[stateLabel]), day })
          : t("{state}.", { state: t(orderStateTexts[stateLabel]) })}{" "}
        {call}
      </AlertBar>
    );
  }
  if (stateLabel === "vehicleGone")
    return (
      <AlertBar action={search} type="warning">
        {t("Vehicle no longer available: it was sold before you finished.")} {call}
      </AlertBar>
    );
  if (isInCart(order.orderStatus)) {
    const resume = (
      <LinkButton to={`/checkout/${order.orderNumber}/payment-options`}>{t("Continue checkout")}</LinkButton>
    );
    return stateLabel === "updatesInProgress" ? (
      <AlertBar action={resume} type="warning">
        {t("Updates in progress: we are saving your details.")} {call}
      </AlertBar>
    ) : (
      <p>{resume}</p>
    );
  }
  if (stateLabel === "delivered")
    return (
      <AlertBar
        action={<LinkButton to={`/progress/${order.orderNumber}`}>{t("See what comes next")}</LinkButton>}
        type="success"
      >
        {t("Delivered. Enjoy the drive.")} {call}
      </AlertBar>
    );
  if (stateLabel === "updatesInProgress")
    return (
      <AlertBar action={track} type="warning">
        {t("{state}.", { state: t(orderStateTexts.updatesInProgress) })} {call}
      </AlertBar>
    );
  return <p>{track}</p>;
}

/** Letters from which a fact is a sentence, which half a phone's width would cut into eight lines. */
const SENTENCE = 60;

function OrderFactList({ order }: { readonly order: OrderView }) {
  const t = useText();
  const { dealer, vehicle } = order;
  const facts: readonly (readonly [string, string | null])[] = [
    [t("Ordered"), formatDay(order.submittedAt ?? order.creationDate, dealer.timeZone, t.language)],
    [t("Canceled"), order.cancellationDate && formatDay(order.cancellationDate, dealer.timeZone, t.language)],
    [t("Paying by"), t(dealTypeTexts[order.deal.type])],
    [t("Lender"), lenderText(order, t)],
    [
      (order.delivery?.option ?? order.deliveryOption) === "PICKUP"
        ? textInContext(t, "Pickup", "handover")
        : t("Delivery"),
      pickupText(order, t),
    ],
    [t("Right to cancel"), cancelText(order, t)],
    ["VIN", vehicle.vin],
    [t("Stock number"), vehicle.stockNumber],
    [t("Dealer"), `${dealer.name}, ${dealer.city}, ${dealer.state}`],
  ];
  return (
    <dl className="grid gap-3 pt-4">
      {facts.map(
        ([term, text]) =>
          text && (
            <div
              className={text.length > SENTENCE ? "grid gap-1" : "grid grid-cols-[7rem_1fr] gap-3"}
              key={term}
            >
              <dt className="text-small text-ink-muted">{term}</dt>
              <dd className="min-w-0 text-small break-words">{text}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

const WITH_LENDER: Readonly<Partial<Record<OrderView["deal"]["status"], string>>> = {
  SUBF: english("Your contract is with the lender."),
  BOOK: english("The lender finalized your contract."),
  PDOC: english("The lender is waiting for documents from you."),
  RTRN: english("The lender sent the contract back. We're preparing a new one."),
};

/** Where the signed contract stands with the lender, and what it paid (table D); null before and without one. */
function lenderText({ deal, funded, funding, terms, dealer }: OrderView, t: Text): string | null {
  // Of a cash order that a lender of the buyer's pays (OP-15).
  if (terms === null) return funding?.lenderName ?? null;
  if (funded === null) {
    const text = WITH_LENDER[deal.status];
    return text === undefined ? null : t(text);
  }
  const day = formatDay(`${funded.on}T12:00:00Z`, dealer.timeZone, t.language);
  return funded.amountCents === null
    ? t("Paid the dealership on {day}", { day })
    : t("Paid the dealership {amount} on {day}", { amount: formatDollarsAndCents(funded.amountCents), day });
}

function cancelText({ cancelRight, orderStatus }: OrderView, t: Text): string | null {
  if (cancelRight === null || orderStatus === "CANCELED" || orderStatus === "DELIVERED_NO_RETURN")
    return null;
  return t(
    "Bring the vehicle back within {days} days of the handover and {miles} miles. We keep a restocking fee of {fee} and at most {most} for the miles driven.",
    {
      days: cancelRight.days,
      miles: cancelRight.maximumMiles,
      fee: formatDollarsAndCents(cancelRight.restockingCents),
      most: formatDollarsAndCents(cancelRight.maximumMileageChargeCents),
    },
  );
}

function pickupText({ delivery, dealer, deliveryOption, stateLabel }: OrderView, t: Text): string {
  if (delivery) return formatDeadline(delivery.appointmentTime, dealer.timeZone, t.language);
  // Handed over without an appointment, in the store.
  if (stateLabel === "delivered") return dealer.name;
  return deliveryOption === "PICKUP"
    ? t("At {dealer}; time not chosen yet", { dealer: dealer.name })
    : t("Time not chosen yet");
}

function DetailsSkeleton() {
  const t = useText();
  return (
    <div aria-busy="true" className="grid gap-8">
      <span className="sr-only">{t("Loading your order")}</span>
      <Skeleton className="h-10 w-2/3" />
      <div className="grid gap-6 lg:grid-cols-[1fr_24rem]">
        <Skeleton className="h-80" />
        <Skeleton className="h-80" />
      </div>
    </div>
  );
}
