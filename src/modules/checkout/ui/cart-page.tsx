import { Suspense, useEffect, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Badge } from "#design-system/badge.tsx";
import { Button, LinkButton } from "#design-system/button.tsx";
import { Card } from "#design-system/card.tsx";
import { Countdown } from "#design-system/countdown.tsx";
import { rich } from "#platform/browser/texts/rich-text.tsx";
import { RetryAlert } from "#design-system/retry-alert.tsx";
import { Skeleton } from "#design-system/skeleton.tsx";
import type { OrderListView, OrderView } from "#modules/orders/domain/order-view.ts";
import { orderStateTexts } from "#modules/orders/messages.ts";
import { LoadFailed } from "#modules/orders/ui/load-failed.tsx";
import { isApplicationPending } from "#modules/orders/domain/states/is-application-pending.ts";
import { OrderAmount } from "#modules/orders/ui/order-amount.tsx";
import { OrderVehicle } from "#modules/orders/ui/order-vehicle.tsx";
import { SignedIn } from "#platform/browser/session/signed-in.tsx";
import { useApiData } from "#platform/browser/data/use-api-data.ts";
import { isApiError, type ApiError } from "#platform/browser/http/api-error.ts";
import { latePart } from "#platform/browser/late-part.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { addToCart, removeDraft, renewHold } from "#modules/deal-drafts/ui/checkout-api.ts";
import { StaleCart } from "./stale-cart.tsx";
import { VehicleLoadFailed } from "./vehicle-load-failed.tsx";
import { wishedDeal } from "./wished-deal.ts";
import { useCartMemory } from "./use-cart-memory.ts";

const PromoField = latePart(async () => (await import("#modules/deal-drafts/ui/promo-field.tsx")).PromoField);
const EndedIncentives = latePart(
  async () => (await import("#modules/deal-drafts/ui/incentives/ended-incentives.tsx")).EndedIncentives,
);

/** The cart. `?buy=<vehicle key>` puts a vehicle in and goes on to checkout, also after signing in. */
export function CartPage() {
  const t = useText();
  const [search] = useSearchParams();
  const wanted = search.get("buy");
  return (
    <div className="page-width grid max-w-[60rem] gap-6 py-8 md:py-12">
      <h1 className="text-heading">{t("Shopping cart")}</h1>
      <SignedIn waiting={<CartSkeleton />}>
        {wanted === null ? <Cart /> : <AddToCart key={wanted} vehicleKey={wanted} />}
      </SignedIn>
    </div>
  );
}

function AddToCart({ vehicleKey }: { readonly vehicleKey: string }) {
  const t = useText();
  const navigate = useNavigate();
  const [error, setError] = useState<ApiError>();
  const [turn, setTurn] = useState(0);
  const asked = useRef(-1);
  useEffect(() => {
    if (asked.current === turn) return;
    asked.current = turn;
    setError(undefined);
    addToCart(vehicleKey, wishedDeal(window.location.search)).then(
      (order) => void navigate(`/checkout/${order.orderNumber}/payment-options`, { replace: true }),
      (failure: unknown) => {
        if (!isApiError(failure)) throw failure;
        setError(failure);
      },
    );
  }, [turn, vehicleKey, navigate]);
  if (!error) {
    return (
      <div aria-busy="true" className="grid gap-4">
        <p className="text-lead">{t("Holding your car…")}</p>
        <CartSkeleton />
      </div>
    );
  }
  if (error.code === "vehicle.unavailable" || error.status === 404)
    return <Unavailable message={error.message} />;
  const title = t("The car isn't in your cart yet");
  if (error.status !== 409) {
    return (
      <RetryAlert onRetry={() => setTurn(turn + 1)} title={title}>
        {error.message}
      </RetryAlert>
    );
  }
  return (
    <AlertBar
      action={
        <LinkButton look="secondary" to="/cart">
          {t("Go to your cart")}
        </LinkButton>
      }
      title={title}
      type="warning"
    >
      {error.message}
    </AlertBar>
  );
}

function Unavailable({ message }: { readonly message: string }) {
  const t = useText();
  return (
    <AlertBar
      action={<LinkButton to="/search">{t("Find another car")}</LinkButton>}
      title={t("Someone else just reserved this car")}
      type="warning"
    >
      {t("{message} If they don't finish checkout in time, it will be available again.", { message })}
    </AlertBar>
  );
}

function Cart() {
  const t = useText();
  const { data, error, reload, replace } = useApiData<OrderListView>("/api/commerce/orders");
  const remembered = useCartMemory(data?.cart, error);
  if (remembered) return <StaleCart cart={remembered} onRetry={reload} />;
  if (error) return <LoadFailed error={error} onRetry={reload} title={t("We couldn't load your cart")} />;
  if (!data) return <CartSkeleton />;
  if (data.cart.length === 0) {
    return (
      <Card className="grid justify-items-start gap-4">
        <p className="text-lead">{t("Your cart is empty.")}</p>
        <LinkButton to="/search">{t("Find your car")}</LinkButton>
      </Card>
    );
  }
  return (
    <ul className="grid gap-4">
      {data.cart.map((order) => (
        <CartItem
          key={order.orderNumber}
          onGone={reload}
          onRemoved={() => {
            const cart = data.cart.filter((other) => other.orderNumber !== order.orderNumber);
            replace({ ...data, cart });
          }}
          onSaved={(saved) => {
            const cart = data.cart.map((other) => (other.orderNumber === saved.orderNumber ? saved : other));
            replace({ ...data, cart });
          }}
          order={order}
        />
      ))}
    </ul>
  );
}

function CartItem({
  order,
  onRemoved,
  onGone,
  onSaved,
}: {
  readonly order: OrderView;
  readonly onSaved: (order: OrderView) => void;
  readonly onRemoved: () => void;
  readonly onGone: () => void;
}) {
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
  const state = vehicle.isTaken ? "vehicleGone" : order.stateLabel;
  return (
    <Card as="li" className="grid gap-4">
      <OrderVehicle vehicle={vehicle}>
        <p>
          <Badge tone={state === "vehicleGone" ? "warning" : "neutral"}>{t(orderStateTexts[state])}</Badge>
        </p>
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="text-lead font-bold sm:text-title">
            <OrderAmount order={order} />
          </span>
          <span className="text-small text-ink-muted">{t("with taxes and fees")}</span>
        </p>
        {order.hold && !vehicle.isTaken && !isApplicationPending(order.deal.status) && (
          <HeldFor hold={order.hold} onEnd={onGone} />
        )}
        {isApplicationPending(order.deal.status) && (
          <p className="text-small font-semibold">{t("Your application is with the lenders.")}</p>
        )}
        <VehicleLoadFailed availability={vehicle.availability} />
      </OrderVehicle>
      {!vehicle.isTaken && !isApplicationPending(order.deal.status) && (
        <Suspense>
          <EndedIncentives ended={order.incentives.ended} />
          <PromoField onSaved={onSaved} order={order} />
        </Suspense>
      )}
      {failure && (
        <p className="font-semibold text-danger" role="alert">
          {failure}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {!vehicle.isTaken && (
          <Button
            busy={busy === "continue"}
            className="max-sm:w-full"
            onClick={() => void run("continue", goOn)}
          >
            {t("Continue checkout")}
          </Button>
        )}
        <Button
          busy={busy === "remove"}
          className="max-sm:w-full"
          look="quiet"
          onClick={() => void run("remove", remove)}
        >
          {t("Remove")}
          <span className="sr-only"> {t("the {title}", { title: vehicle.title })}</span>
        </Button>
      </div>
    </Card>
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

function CartSkeleton() {
  const t = useText();
  return (
    <div aria-busy="true">
      <span className="sr-only">{t("Loading your cart")}</span>
      <Card className="grid grid-cols-[7.5rem_1fr] gap-4 sm:grid-cols-[11rem_1fr]">
        <Skeleton className="aspect-[4/3]" />
        <span className="grid content-center gap-3">
          <Skeleton className="h-6 w-3/4" />
          <Skeleton className="h-4 w-1/2" />
        </span>
      </Card>
    </div>
  );
}
