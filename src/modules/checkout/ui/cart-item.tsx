import { Suspense, useState } from "react";
import { useNavigate } from "react-router";
import { Badge } from "#design-system/badge.tsx";
import { Button } from "#design-system/button.tsx";
import { Card } from "#design-system/card.tsx";
import { Countdown } from "#design-system/countdown.tsx";
import { removeDraft, renewHold } from "#modules/deal-drafts/ui/checkout-api.ts";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { isApplicationPending } from "#modules/orders/domain/states/is-application-pending.ts";
import { orderStateTexts } from "#modules/orders/messages.ts";
import { OrderAmount } from "#modules/orders/ui/order-amount.tsx";
import { OrderVehicle } from "#modules/orders/ui/order-vehicle.tsx";
import { isApiError } from "#platform/browser/http/api-error.ts";
import { latePart } from "#platform/browser/late-part.ts";
import { rich } from "#platform/browser/texts/rich-text.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { VehicleLoadFailed } from "./vehicle-load-failed.tsx";

const CartAmounts = latePart(async () => (await import("./cart-amounts.tsx")).CartAmounts);

interface CartItemProps {
  readonly order: OrderView;
  /** Nothing else is in the cart: a desktop has room for all of it. */
  readonly isAlone: boolean;
  readonly onSaved: (order: OrderView) => void;
  readonly onRemoved: () => void;
  readonly onGone: () => void;
}

/** One car of the cart: which, how long it is held, what it costs, and the way on (CART-01, CART-03). */
export function CartItem(props: CartItemProps) {
  const t = useText();
  const { order } = props;
  const isTaken = order.vehicle.isTaken;
  return (
    <Card as="li" className="grid gap-x-10 gap-y-4 lg:grid-cols-[minmax(0,1fr)_23rem]">
      <Car {...props} />
      <div className="grid content-start gap-3 lg:border-l lg:border-line lg:pl-10">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="text-title font-bold">
            <OrderAmount order={order} />
          </span>
          <span className="text-small text-ink-muted">{t("with taxes and fees")}</span>
        </p>
        <Actions {...props} />
        {!isTaken && (
          <Suspense>
            <CartAmounts {...props} isPending={isApplicationPending(order.deal.status)} />
          </Suspense>
        )}
      </div>
    </Card>
  );
}

function Car({ order, isAlone, onGone }: CartItemProps) {
  const t = useText();
  const { vehicle, hold } = order;
  const state = vehicle.isTaken ? "vehicleGone" : order.stateLabel;
  const isPending = isApplicationPending(order.deal.status);
  const hasOffer = !vehicle.isTaken && (order.deal.status === "LNSEL" || order.deal.status === "LSEL");
  return (
    <OrderVehicle isLarge={isAlone} vehicle={vehicle}>
      <p>
        <Badge tone={state === "vehicleGone" ? "warning" : "neutral"}>{t(orderStateTexts[state])}</Badge>
      </p>
      {hold && !vehicle.isTaken && !isPending && <HeldFor hold={hold} onEnd={onGone} />}
      {isPending && (
        <p className="text-small font-semibold">
          {hasOffer ? t("A lender has an offer for you.") : t("Your application is with the lenders.")}
        </p>
      )}
      <VehicleLoadFailed availability={vehicle.availability} />
    </OrderVehicle>
  );
}

function Actions({ order, onRemoved, onGone }: CartItemProps) {
  const t = useText();
  const navigate = useNavigate();
  const [busy, setBusy] = useState<"continue" | "remove">();
  const [failure, setFailure] = useState<string>();
  const run = async (what: "continue" | "remove", work: () => Promise<void>): Promise<void> => {
    setBusy(what);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      if (!isApiError(error)) throw error;
      setFailure(error.message);
      if (error.status === 409) onGone();
    } finally {
      setBusy(undefined);
    }
  };
  const goOn = async (): Promise<void> => {
    await renewHold(order.orderNumber);
    const page = isApplicationPending(order.deal.status) ? "decision" : "payment-options";
    await navigate(`/checkout/${order.orderNumber}/${page}`);
  };
  const remove = async (): Promise<void> => {
    await removeDraft(order.orderNumber);
    onRemoved();
  };
  const { vehicle } = order;
  return (
    <>
      {failure && (
        <p className="font-semibold text-danger" role="alert">
          {failure}
        </p>
      )}
      <div className="grid gap-1">
        {!vehicle.isTaken && (
          <Button busy={busy === "continue"} onClick={() => void run("continue", goOn)}>
            {t("Continue checkout")}
          </Button>
        )}
        <Button busy={busy === "remove"} look="quiet" onClick={() => void run("remove", remove)}>
          {t("Remove")}
          <span className="sr-only"> {t("the {title}", { title: vehicle.title })}</span>
        </Button>
      </div>
    </>
  );
}

/** CART-03: how long nobody else can buy it. */
function HeldFor({
  hold,
  onEnd,
}: {
  readonly hold: NonNullable<OrderView["hold"]>;
  readonly onEnd: () => void;
}) {
  const t = useText();
  return (
    <p className="text-small">
      {rich(t("We're holding this car for you: {time}"), {
        time: (
          <strong>
            <Countdown
              key={hold.expiresAt}
              label={t("left to finish checkout")}
              onEnd={onEnd}
              seconds={hold.secondsLeft}
            />
          </strong>
        ),
      })}
    </p>
  );
}
