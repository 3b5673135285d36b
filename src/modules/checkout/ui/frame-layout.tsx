import { useEffect, useState, type ReactNode } from "react";
import { Link, useNavigate } from "react-router";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Card } from "#design-system/card.tsx";
import { classNames } from "#design-system/class-names.ts";
import { Disclosure } from "#design-system/disclosure.tsx";
import { isApplicationPending } from "#modules/orders/domain/states/is-application-pending.ts";
import type { DealType } from "#modules/orders/domain/order.ts";
import { OrderAmount } from "#modules/orders/ui/order-amount.tsx";
import { english } from "#platform/shared/texts/text.ts";
import { isInCart } from "#modules/orders/domain/visible-orders.ts";
import { LoadFailed } from "#modules/orders/ui/load-failed.tsx";
import { useOrderRooftop } from "#modules/orders/ui/use-order-rooftop.ts";
import { OrderVehicle } from "#modules/orders/ui/order-vehicle.tsx";
import type { ApiData } from "#platform/browser/data/use-api-data.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import type { CheckoutStep } from "#modules/deal-drafts/domain/checkout-steps.ts";
import { formatDollarsAndCents } from "#platform/shared/money.ts";
import type { DraftAnswer } from "#modules/deal-drafts/ui/checkout-api.ts";
import { CoverageNews } from "#modules/deal-drafts/ui/coverage/coverage-news.tsx";
import { CheckoutTracker } from "./checkout-tracker.tsx";
import { HoldBar } from "./hold-bar.tsx";
import { isDealNews, sawDeal } from "#modules/deal-drafts/ui/seen-deals.ts";
import type { StepParts } from "#modules/deal-drafts/ui/step-parts.ts";
import { VehicleGone } from "./vehicle-gone.tsx";

interface FrameLayoutProps {
  readonly orderNumber: string;
  readonly step: CheckoutStep;
  readonly title: string;
  /** The order as it is read. */
  readonly loaded: ApiData<DraftAnswer>;
  readonly waiting: ReactNode;
  readonly children: (parts: StepParts) => ReactNode;
}

/** What stands around a step once its order is there, or what became of the order. */
export function FrameLayout({ orderNumber, step, title, loaded, waiting, children }: FrameLayoutProps) {
  const t = useText();
  const { data, error, reload, replace } = loaded;
  useOrderRooftop(data?.order);
  const [isTaken, setTaken] = useState(false);
  const isSwitched = useSwitchedElsewhere(orderNumber, data?.order.deal.type);
  const navigate = useNavigate();
  const status = data?.order.orderStatus;
  const isOver = status !== undefined && !isInCart(status);
  useEffect(() => {
    // Back button or an old link after the purchase: the order is the page to see.
    if (isOver) void navigate(`/deals/${orderNumber}`, { replace: true });
  }, [isOver, navigate, orderNumber]);
  const isPending = data !== undefined && isApplicationPending(data.order.deal.status);
  useEffect(() => {
    // While lenders decide nothing can change here: the page to see is their answer.
    if (isPending && !isOver) void navigate(`/checkout/${orderNumber}/decision`, { replace: true });
  }, [isPending, isOver, navigate, orderNumber]);
  if (error) return <LoadFailed error={error} onRetry={reload} title={t("We couldn't load your order")} />;
  if (!data || isOver || isPending) return waiting;
  if (isTaken || data.order.vehicle.isTaken) return <VehicleGone vehicle={data.order.vehicle} />;
  return (
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[12rem_1fr_18rem] lg:gap-6">
      <CheckoutTracker current={step} dealType={data.order.deal.type} orderNumber={orderNumber} />
      <div className="grid min-w-0 gap-6">
        {/* The line above it says the same where there is no room for both; each page has a heading of its own. */}
        <h1 className={classNames("text-heading", step === "Credit Application" && "max-lg:sr-only")}>
          {title}
        </h1>
        {isSwitched && (
          <AlertBar
            action={
              step !== "Payment Options" && (
                <Link
                  className="font-semibold text-link underline underline-offset-4"
                  to={`/checkout/${orderNumber}/payment-options`}
                >
                  {t("See the ways to pay")}
                </Link>
              )
            }
            title={t("You changed how you pay in another window")}
            type="warning"
          >
            {t(NOW[data.order.deal.type])}
          </AlertBar>
        )}
        <HoldBar
          onRenewed={(order) => replace({ ...data, order })}
          onTaken={() => setTaken(true)}
          order={data.order}
        />
        {/* The step itself says it beside its plans. */}
        {step !== "Coverage" && <CoverageNews fellAway={data.order.coverage?.fellAway ?? []} />}
        {children({
          draft: data,
          onChange: replace,
          onTaken: () => setTaken(true),
          onHoldEnded: () => replace({ ...data, order: { ...data.order, hold: null } }),
        })}
      </div>
      <Card as="section" aria-label={t("Your car")} className="grid gap-4 max-lg:hidden">
        <Summary draft={data} />
      </Card>
      <Card as="section" aria-label={t("Your car")} className="py-1 max-lg:order-first md:py-1 lg:hidden">
        <Disclosure
          summary={
            <span className="grid min-w-0 grow gap-x-3 sm:flex sm:items-baseline sm:justify-between">
              <span className="truncate">{data.order.vehicle.title}</span>
              <span className="flex flex-wrap items-baseline gap-x-2">
                <OrderAmount order={data.order} />
              </span>
            </span>
          }
        >
          <div className="grid gap-4 pb-4">
            <Summary draft={data} />
          </div>
        </Disclosure>
      </Card>
    </div>
  );
}

/** Whether another window chose another way to pay since this one showed or chose one. */
function useSwitchedElsewhere(orderNumber: string, dealType: DealType | undefined): boolean {
  const isSwitched = dealType !== undefined && isDealNews(orderNumber, dealType);
  useEffect(() => {
    if (dealType !== undefined) sawDeal(orderNumber, dealType);
  }, [orderNumber, dealType]);
  return isSwitched;
}

function Summary({ draft: { order, buyer } }: { readonly draft: DraftAnswer }) {
  const t = useText();
  const total = order.receipt.amountDueCents;
  const hasAddress = (buyer.zipCode ?? "") !== "";
  // What stood here before the address was known, so that a change is explained.
  const [estimate, setEstimate] = useState(hasAddress ? null : total);
  if (!hasAddress && estimate !== total) setEstimate(total);
  return (
    <>
      <OrderVehicle isNarrow vehicle={order.vehicle}>
        <p className="text-lead font-bold sm:text-title">
          <OrderAmount order={order} />
        </p>
        {order.terms !== null && (
          <p className="text-small">{t("{due} due at signing", { due: formatDollarsAndCents(total) })}</p>
        )}
        <p className="text-small text-ink-muted">{t(HOW[order.deal.type])}</p>
        <p className="text-small text-ink-muted">
          {hasAddress
            ? t("Total with taxes and fees, {state}", { state: order.buyerState })
            : t("Estimated total with taxes and fees for {state}. Your address decides the final amount.", {
                state: order.buyerState,
              })}
        </p>
        {hasAddress && estimate !== null && estimate !== total && order.terms === null && (
          <output className="text-small">
            {t("It was {amount} before we knew your address. Taxes and fees depend on where you live.", {
              amount: formatDollarsAndCents(estimate),
            })}
          </output>
        )}
      </OrderVehicle>
      <p className="text-small text-ink-muted">
        {t("Sold by {dealer}. Nothing is charged during checkout.", { dealer: order.dealer.name })}
      </p>
    </>
  );
}

/** What an order has become. */
const NOW: Readonly<Record<DealType, string>> = {
  Cash: english(
    "This car is now paid in full, and no credit application is needed. The amounts here are new.",
  ),
  Finance: english(
    "This car is now financed. The amounts here are new, and lenders ask for a credit application.",
  ),
  Lease: english(
    "This car is now leased. The amounts here are new, and lenders ask for a credit application.",
  ),
};

/** What the amount is. */
const HOW: Readonly<Record<DealType, string>> = {
  Cash: english("Paid in full"),
  Finance: english("Financed; an estimate until a lender answers"),
  Lease: english("Leased; an estimate until a lender answers"),
};
