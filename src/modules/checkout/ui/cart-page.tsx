import { Suspense, useEffect, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { LinkButton } from "#design-system/button.tsx";
import { Card } from "#design-system/card.tsx";
import { RetryAlert } from "#design-system/retry-alert.tsx";
import { Skeleton } from "#design-system/skeleton.tsx";
import type { OrderListView } from "#modules/orders/domain/order-view.ts";
import { LoadFailed } from "#modules/orders/ui/load-failed.tsx";
import { SignedIn } from "#platform/browser/session/signed-in.tsx";
import { useApiData } from "#platform/browser/data/use-api-data.ts";
import { isApiError, type ApiError } from "#platform/browser/http/api-error.ts";
import { latePart } from "#platform/browser/late-part.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { addToCart } from "#modules/deal-drafts/ui/checkout-api.ts";
import { CartItem } from "./cart-item.tsx";
import { StaleCart } from "./stale-cart.tsx";
import { wishedDeal } from "./wished-deal.ts";
import { useCartMemory } from "./use-cart-memory.ts";

const RecentlyViewed = latePart(
  async () => (await import("#modules/inventory/ui/card/recently-viewed.tsx")).RecentlyViewed,
);

/** The cart. `?buy=<vehicle key>` puts a vehicle in and goes on to checkout, also after signing in. */
export function CartPage() {
  const t = useText();
  const [search] = useSearchParams();
  const wanted = search.get("buy");
  return (
    <div className="page-width grid max-w-[76rem] gap-6 py-8 md:py-12">
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
      <>
        <div className="grid justify-items-start gap-4">
          <p className="text-lead">{t("Your cart is empty.")}</p>
          <p className="max-w-prose text-ink-muted">
            {t("Choose a car, and we'll hold it for you while you check out.")}
          </p>
          <LinkButton className="max-sm:w-full" to="/search">
            {t("Find your car")}
          </LinkButton>
        </div>
        <Suspense>
          <RecentlyViewed />
        </Suspense>
      </>
    );
  }
  return (
    <ul className="grid gap-4">
      {data.cart.map((order) => (
        <CartItem
          isAlone={data.cart.length === 1}
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
