import { Link } from "react-router";
import { Icon } from "#design-system/icon.tsx";
import { MoneyText } from "#design-system/money-text.tsx";
import { PhoneLink } from "#design-system/phone-link.tsx";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { OrderAmount } from "#modules/orders/ui/order-amount.tsx";
import { OrderPicture } from "#modules/orders/ui/order-vehicle.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { rich } from "#platform/browser/texts/rich-text.tsx";

/** The car, what it costs, and who helps: beside every step on large screens. */
export function OrderSummary({ order, supportPhone }: { order: OrderView; supportPhone: string }) {
  const t = useText();
  return (
    <section aria-label={t("Your order")} className="grid gap-3">
      <OrderPicture className="bg-stage" vehicle={order.vehicle} />
      <div className="grid min-w-0 gap-0.5">
        <p className="text-lead font-semibold">{order.vehicle.title}</p>
        <p className="text-title font-bold">
          <OrderAmount order={order} />
        </p>
        <p className="text-small text-ink-muted">
          <WhatIsDue order={order} />{" "}
          <Link className="text-link underline underline-offset-4" to={`/deals/${order.orderNumber}`}>
            {t("Receipt")}
          </Link>
        </p>
        <p className="text-small text-ink-muted">
          {rich(t("Order {number}"), {
            number: <span className="break-all tabular">{order.orderNumber}</span>,
          })}
        </p>
        <p className="pt-1 text-small text-ink-muted">
          {rich(t("Help: {phone}"), { phone: <PhoneLink number={supportPhone} /> })}
        </p>
      </div>
    </section>
  );
}

/** The same folded to one row, which leads to the receipt; for phones. */
export function OrderRow({ order }: { readonly order: OrderView }) {
  const t = useText();
  return (
    <Link
      className="flex min-h-16 items-center gap-3 border-y border-line py-2"
      to={`/deals/${order.orderNumber}`}
    >
      <OrderPicture className="max-w-16 bg-stage" vehicle={order.vehicle} />
      <span className="grid min-w-0 grow text-small">
        <span className="truncate font-semibold">{order.vehicle.title}</span>
        <span className="text-ink-muted">
          <OrderAmount order={order} />
          <span className="sr-only"> {t("Receipt")}</span>
        </span>
      </span>
      <Icon className="shrink-0" name="chevron-right" />
    </Link>
  );
}

function WhatIsDue({ order }: { readonly order: OrderView }) {
  const t = useText();
  if (!order.terms) return t("With taxes and fees.");
  return rich(t("{amount} due at signing."), {
    amount: <MoneyText cents={order.receipt.amountDueCents} exact />,
  });
}
