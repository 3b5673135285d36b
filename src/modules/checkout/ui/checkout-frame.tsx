import { useEffect, useState, type ReactNode } from "react";
import { useNavigate, useParams } from "react-router";
import { Card } from "#design-system/card.tsx";
import { Disclosure } from "#design-system/disclosure.tsx";
import { Skeleton } from "#design-system/skeleton.tsx";
import { isApplicationPending } from "#modules/orders/domain/states/is-application-pending.ts";
import type { DealType } from "#modules/orders/domain/order.ts";
import { OrderAmount } from "#modules/orders/ui/order-amount.tsx";
import { english } from "#platform/shared/texts/text.ts";
import { isInCart } from "#modules/orders/domain/visible-orders.ts";
import { LoadFailed } from "#modules/orders/ui/load-failed.tsx";
import { useOrderRooftop } from "#modules/orders/ui/use-order-rooftop.ts";
import { OrderVehicle } from "#modules/orders/ui/order-vehicle.tsx";
import { SignedIn } from "#platform/browser/session/signed-in.tsx";
import { useApiData } from "#platform/browser/data/use-api-data.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import type { CheckoutStep } from "../domain/checkout-steps.ts";
import { formatDollarsAndCents } from "#platform/shared/money.ts";
import { draftPath, type DraftAnswer } from "./checkout-api.ts";
import { CheckoutTracker } from "./checkout-tracker.tsx";
import { HoldBar } from "./hold-bar.tsx";
import { VehicleGone } from "./vehicle-gone.tsx";

/** What a checkout step gets to work with. */
export interface StepParts {
  readonly draft: DraftAnswer;
  readonly onChange: (draft: DraftAnswer) => void;
  /** The server said that somebody else has the vehicle. */
  readonly onTaken: () => void;
  /** The server said that the hold is over. */
  readonly onHoldEnded: () => void;
}

interface CheckoutFrameProps {
  readonly step: CheckoutStep;
  readonly title: string;
  readonly children: (parts: StepParts) => ReactNode;
}

/**
 * One step of checkout: tracker, hold, the car and its price, and the step's own question. Pages of other modules stand
 * in it by `src/app/routes`, such as the credit application.
 */
export function CheckoutFrame(props: CheckoutFrameProps) {
  const { orderNumber = "" } = useParams();
  return (
    <div className="page-width max-w-[76rem] py-6 md:py-10">
      <SignedIn waiting={<FrameSkeleton />}>
        <Draft orderNumber={orderNumber} {...props} />
      </SignedIn>
    </div>
  );
}

function Draft({
  orderNumber,
  step,
  title,
  children,
}: CheckoutFrameProps & { readonly orderNumber: string }) {
  const t = useText();
  const { data, error, reload, replace } = useApiData<DraftAnswer>(draftPath(orderNumber));
  useOrderRooftop(data?.order);
  const [isTaken, setTaken] = useState(false);
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
  if (!data || isOver || isPending) return <FrameSkeleton />;
  if (isTaken || data.order.vehicle.isTaken) return <VehicleGone vehicle={data.order.vehicle} />;
  return (
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[14rem_1fr_20rem]">
      <CheckoutTracker current={step} dealType={data.order.deal.type} orderNumber={orderNumber} />
      <div className="grid min-w-0 gap-6">
        <h1 className="text-heading">{title}</h1>
        <HoldBar
          onRenewed={(order) => replace({ ...data, order })}
          onTaken={() => setTaken(true)}
          order={data.order}
        />
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
      <Card as="section" aria-label={t("Your car")} className="py-1 max-lg:order-first lg:hidden">
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

/** What the amount is. */
const HOW: Readonly<Record<DealType, string>> = {
  Cash: english("Paid in full"),
  Finance: english("Financed; an estimate until a lender answers"),
  Lease: english("Leased; an estimate until a lender answers"),
};

function FrameSkeleton() {
  const t = useText();
  return (
    <div aria-busy="true" className="grid gap-8 lg:grid-cols-[14rem_1fr_20rem]">
      <span className="sr-only">{t("Loading your checkout")}</span>
      <Skeleton className="h-64 max-lg:hidden" />
      <div className="grid gap-4">
        <Skeleton className="h-10 w-2/3" />
        <Skeleton className="h-12" />
        <Skeleton className="h-72" />
      </div>
      <Skeleton className="h-56" />
    </div>
  );
}
