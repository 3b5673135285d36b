import { Link } from "react-router";
import { Badge } from "#design-system/badge.tsx";
import { LinkButton } from "#design-system/button.tsx";
import { Card } from "#design-system/card.tsx";
import { RetryAlert } from "#design-system/retry-alert.tsx";
import { Skeleton } from "#design-system/skeleton.tsx";
import { useText, useTexts } from "#platform/browser/texts/texts.tsx";
import type { OrderListView, OrderView } from "../domain/order-view.ts";
import { orderStateTexts, ordersMessages } from "../messages.ts";
import { isOrderOver } from "../domain/states/is-order-over.ts";
import { orderProgress, progressFactsOf } from "../domain/states/order-progress.ts";
import { formatDay } from "./format-instant.ts";
import { OrderAmount } from "./order-amount.tsx";
import { OrderVehicle } from "./order-vehicle.tsx";
import { SignedIn } from "#platform/browser/session/signed-in.tsx";
import { useApiData } from "#platform/browser/data/use-api-data.ts";

/** Everything the buyer ordered, the newest first; the list itself is the API's, oldest first (ORD-04). */
export function OrdersPage() {
  const t = useText();
  return (
    <div className="page-width grid max-w-[60rem] gap-6 py-8 md:py-12">
      <h1 className="text-heading">{t("Your orders")}</h1>
      <SignedIn waiting={<OrdersSkeleton />}>
        <OrderList />
      </SignedIn>
    </div>
  );
}

function OrderList() {
  const t = useText();
  const text = useTexts(ordersMessages);
  const { data, error, reload } = useApiData<OrderListView>("/api/commerce/orders");
  if (error) return <RetryAlert onRetry={reload}>{text("orders.listFailed")}</RetryAlert>;
  if (!data) return <OrdersSkeleton />;
  return (
    <>
      {data.cart.length > 0 && (
        <p>
          <Link className="font-semibold text-link underline underline-offset-4" to="/cart">
            {t("{count} {count:vehicle|vehicles} in your cart", { count: data.cart.length })}
          </Link>
        </p>
      )}
      {data.orders.length === 0 ? <NoOrders /> : <OrderCards orders={data.orders} />}
    </>
  );
}

/** @param props orders as the API lists them, the oldest first */
export function OrderCards({ orders }: { readonly orders: readonly OrderView[] }) {
  return (
    <ul className="grid gap-4">
      {orders.toReversed().map((order, at) => (
        <OrderCard isNewest={at === 0} key={order.orderNumber} order={order} />
      ))}
    </ul>
  );
}

function OrderCard({ order, isNewest }: { readonly order: OrderView; readonly isNewest: boolean }) {
  const t = useText();
  return (
    <Card as="li" className="relative transition-shadow duration-150 hover:shadow-raised">
      <OrderVehicle vehicle={order.vehicle}>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-1">
          <Badge>{t(orderStateTexts[order.stateLabel])}</Badge>
          <span className="font-semibold">
            <OrderAmount order={order} />
          </span>
        </p>
      </OrderVehicle>
      <div className="grid gap-1 pt-3 sm:pt-1 sm:pl-[12.5rem]">
        <NextStep order={order} />
        <p className="text-small text-ink-muted">
          {t("Ordered {creationDate} · {name}", {
            creationDate: formatDay(order.creationDate, order.dealer.timeZone, t.language),
            name: order.dealer.name,
          })}
        </p>
        <p className="flex flex-wrap items-center gap-x-5 gap-y-1 pt-1">
          {isOpen(order) && (
            <LinkButton
              className="relative z-10"
              look={isNewest ? "primary" : "secondary"}
              to={`/progress/${order.orderNumber}`}
            >
              {t("Track your order")}
              <span className="sr-only"> {t("for the {title}", { title: order.vehicle.title })}</span>
            </LinkButton>
          )}
          <Link
            className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4 after:absolute after:inset-0"
            to={`/deals/${order.orderNumber}`}
          >
            {t("View order")}
            <span className="sr-only"> {t("for the {title}", { title: order.vehicle.title })}</span>
          </Link>
        </p>
      </div>
    </Card>
  );
}

/** What the buyer does next, the same as the current dot of the order's page (OP-47). */
function NextStep({ order }: { readonly order: OrderView }) {
  const t = useText();
  const dots = orderProgress(progressFactsOf(order));
  const next = dots.find(({ isCurrent }) => isCurrent);
  if (next === undefined || !isOpen(order)) return null;
  return (
    <div className="grid max-w-80 gap-1.5 py-1">
      <span aria-hidden="true" className="grid grid-cols-4 gap-1">
        {dots.map(({ label, isComplete, isCurrent }) => (
          <span
            className={`h-1.5 rounded-full forced-color-adjust-none ${isComplete ? "bg-success" : isCurrent ? "bg-action" : "bg-line"}`}
            key={label}
          />
        ))}
      </span>
      <p className="text-small font-semibold">{t("Next: {step}", { step: t(next.label) })}</p>
    </div>
  );
}

/** Its buyer still has something to do or to wait for. */
function isOpen({ orderStatus, cancellationDate }: OrderView): boolean {
  return cancellationDate === null && !isOrderOver(orderStatus);
}

function NoOrders() {
  const t = useText();
  const text = useTexts(ordersMessages);
  return (
    <Card className="grid justify-items-start gap-4">
      <p className="text-lead">{text("orders.empty")}</p>
      <LinkButton to="/search">{t("Find your car")}</LinkButton>
    </Card>
  );
}

function OrdersSkeleton() {
  const t = useText();
  return (
    <div aria-busy="true" className="grid gap-4">
      <span className="sr-only">{t("Loading your orders")}</span>
      {[0, 1].map((row) => (
        <Card className="grid grid-cols-[7.5rem_1fr] gap-4 sm:grid-cols-[11rem_1fr]" key={row}>
          <Skeleton className="aspect-[4/3]" />
          <span className="grid content-center gap-3">
            <Skeleton className="h-6 w-3/4" />
            <Skeleton className="h-4 w-1/2" />
          </span>
        </Card>
      ))}
    </div>
  );
}
