import { Link } from "react-router";
import { MoneyText } from "#design-system/money-text.tsx";
import { PhoneLink } from "#design-system/phone-link.tsx";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { OrderAmount } from "#modules/orders/ui/order-amount.tsx";
import { OrderPicture } from "#modules/orders/ui/order-vehicle.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { rich } from "#platform/browser/texts/rich-text.tsx";

/** The car, what it costs, and who helps: in view on every step. */
export function OrderSummary({ order, supportPhone }: { order: OrderView; supportPhone: string }) {
  const t = useText();
  return (
    <section
      aria-label={t("Your order")}
      className="grid grid-cols-[6.500rem_1fr] items-center gap-4 lg:grid-cols-1 lg:gap-3"
    >
      <OrderPicture className="bg-stage" vehicle={order.vehicle} />
      <div className="grid min-w-0 gap-0.5">
        <p className="font-semibold lg:text-lead">{order.vehicle.title}</p>
        <p className="text-title font-bold">
          <OrderAmount order={order} />
        </p>
        <p className="text-small text-ink-muted">
          {order.terms ? (
            <>
              {rich(t("{amount} due at signing."), {
                amount: <MoneyText cents={order.receipt.amountDueCents} exact />,
              })}
            </>
          ) : (
            t("With taxes and fees.")
          )}{" "}
          <Link className="text-link underline underline-offset-4" to={`/deals/${order.orderNumber}`}>
            {t("Receipt")}
          </Link>
        </p>
        <p className="text-small text-ink-muted max-lg:hidden">
          {rich(t("Order {number}"), {
            number: <span className="break-all tabular">{order.orderNumber}</span>,
          })}
        </p>
        <p className="pt-1 text-small text-ink-muted max-lg:hidden">
          {rich(t("Help: {phone}"), { phone: <PhoneLink number={supportPhone} /> })}
        </p>
      </div>
    </section>
  );
}
