import { dealRules } from "#modules/orders/domain/deal-types.ts";
import { useEffect, useState } from "react";
import { useParams } from "react-router";
import { buttonClass, LinkButton } from "#design-system/button.tsx";
import { Card } from "#design-system/card.tsx";
import { Spinner } from "#design-system/spinner.tsx";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import type { OrderStatus } from "#modules/orders/domain/order.ts";
import { formatInstant } from "#modules/orders/ui/format-instant.ts";
import { LoadFailed } from "#modules/orders/ui/load-failed.tsx";
import { Moment } from "#modules/orders/ui/moment/moment.tsx";
import { Receipt } from "#modules/orders/ui/receipt.tsx";
import { TermsList } from "#modules/orders/ui/terms-list.tsx";
import { useSession } from "#platform/browser/session/use-session.ts";
import { SignedIn } from "#platform/browser/session/signed-in.tsx";
import { useApiData } from "#platform/browser/data/use-api-data.ts";
import { usePath, useText } from "#platform/browser/texts/texts.tsx";
import { rich } from "#platform/browser/texts/rich-text.tsx";

/** While the retailer's system takes the order; CART-06 expects about 90 seconds at most. */
const POLL_MS = 2_000;
const SLOW_AFTER_MS = 90_000;
const UNDER_WAY: readonly OrderStatus[] = ["DRAFT", "PII_UPDATE_SUCCESSFUL", "SUBMITTED_TO_UNIFI"];

function pauseWhileUnderWay({ orderStatus }: OrderView): number | null {
  return UNDER_WAY.includes(orderStatus) ? POLL_MS : null;
}

const NARROW = "page-width max-w-[48rem] py-8 md:py-12";

/** Follows the order until it is in, then shows the receipt (CART-06). */
export function SubmittedPage() {
  const { orderNumber = "" } = useParams();
  return (
    <SignedIn waiting={<Waiting isSlow={false} />}>
      <Submitted orderNumber={orderNumber} />
    </SignedIn>
  );
}

function Submitted({ orderNumber }: { readonly orderNumber: string }) {
  const t = useText();
  const path = `/public/commerce/orders/${encodeURIComponent(orderNumber)}`;
  const { data, error, reload } = useApiData<OrderView>(path, pauseWhileUnderWay);
  const [isSlow, setSlow] = useState(false);
  const isUnderWay = data !== undefined && pauseWhileUnderWay(data) !== null;
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const slow = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(slow);
  }, [isUnderWay]);
  if (error)
    return (
      <div className={NARROW}>
        <LoadFailed error={error} onRetry={reload} title={t("We couldn't load your order")} />
      </div>
    );
  if (!data || isUnderWay) return <Waiting isSlow={isSlow} />;
  return data.orderStatus === "ORDER_INITIATION_FAILED" ? (
    <NotIn order={data} />
  ) : (
    <OrderReceived order={data} />
  );
}

function Waiting({ isSlow }: { readonly isSlow: boolean }) {
  const t = useText();
  return (
    <div
      aria-live="polite"
      className={`${NARROW} grid appear-late justify-items-center gap-4 py-16 text-center`}
    >
      <Spinner size={40} />
      <h1 className="text-title">{t("Sending your order")}</h1>
      <p className="max-w-prose text-ink-muted">
        {isSlow
          ? t(
              "This is taking longer than usual. Your order is safe. You can leave this page and find it under Orders.",
            )
          : t("This usually takes a moment. You can leave this page; your order is safe.")}
      </p>
    </div>
  );
}

function NotIn({ order }: { readonly order: OrderView }) {
  const t = useText();
  return (
    <div className={NARROW}>
      <Card className="grid justify-items-start gap-4">
        <h1 className="text-title">{t("We don't have your order yet")}</h1>
        <p>{t("Nothing was charged and your details are saved. Please submit it once more.")}</p>
        <LinkButton to={`/checkout/${order.orderNumber}/overview`}>{t("Review and submit")}</LinkButton>
      </Card>
    </div>
  );
}

function OrderReceived({ order }: { readonly order: OrderView }) {
  return (
    <>
      <Reserved order={order} />
      <div className={`${NARROW} grid gap-6`}>
        <Deposit order={order} />
        <ReceiptCard order={order} />
      </div>
    </>
  );
}

/** The first of the two moments: the car is off the site. */
function Reserved({ order }: { readonly order: OrderView }) {
  const t = useText();
  const session = useSession();
  const name = session.status === "signed-in" ? session.person.firstName : "";
  return (
    <Moment
      action={
        <LinkButton className="max-sm:w-full" to={`/progress/${order.orderNumber}`}>
          {t("Track your order")}
        </LinkButton>
      }
      title={name === "" ? t("It's reserved for you") : t("It's reserved for you, {name}", { name })}
      vehicle={order.vehicle}
    >
      <p className="font-semibold">{order.vehicle.title}</p>
      <p>
        {t(
          "{dealer} has your order and has taken the car off the site. Next: a few steps before you can sign.",
          { dealer: order.dealer.name },
        )}
      </p>
      <p className="text-small">
        {rich(t("Order {number}"), {
          number: <span className="break-all tabular">{order.orderNumber}</span>,
        })}
        <span className="max-sm:hidden"> · </span>
        <br className="sm:hidden" />
        {t("Submitted {instant}", {
          instant: formatInstant(order.submittedAt ?? order.creationDate, order.dealer.timeZone, t.language),
        })}
      </p>
    </Moment>
  );
}

function Deposit({ order }: { readonly order: OrderView }) {
  const t = useText();
  const path = usePath();
  if (dealRules(order.deal.type).due !== "whole-price") return null;
  return (
    <Card
      as="section"
      aria-labelledby="deposit"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3"
    >
      <div className="grid gap-1">
        <h2 className="text-lead" id="deposit">
          {t("Optional deposit")}
        </h2>
        <p className="max-w-prose text-small text-ink-muted">
          {t("It's applied to your total. You pay the balance after signing.")}
        </p>
      </div>
      <a
        className={buttonClass("secondary", "max-sm:w-full")}
        href={path(`/checkout/${order.orderNumber}/deposit`)}
      >
        {t("Place your deposit")}
      </a>
    </Card>
  );
}

function ReceiptCard({ order }: { readonly order: OrderView }) {
  const t = useText();
  return (
    <>
      <Card as="section" aria-labelledby="receipt">
        <h2 className="pb-2 text-title" id="receipt">
          {t("Receipt")}
        </h2>
        {order.terms && <TermsList terms={order.terms} />}
        <Receipt
          isCredit={order.terms !== null}
          receipt={order.receipt}
          {...(order.terms && { totalLabel: t("Due at signing") })}
        />
      </Card>
      <p className="text-small text-ink-muted">
        {t(
          "An email with your order number and the amount due is on its way; this receipt stays under Orders. Nothing has been charged yet.",
        )}
      </p>
    </>
  );
}
