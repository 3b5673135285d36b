import { Badge } from "#design-system/badge.tsx";
import { Card } from "#design-system/card.tsx";
import { MoneyText } from "#design-system/money-text.tsx";
import { RetryAlert } from "#design-system/retry-alert.tsx";
import { OrderVehicle } from "#modules/orders/ui/order-vehicle.tsx";
import { LOCALES } from "#platform/shared/texts/language.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import type { RememberedCart } from "./cart-memory.ts";

/** FLG-12: the cart as it was last known, while its prices cannot be asked for. Nothing can be bought from it. */
export function StaleCart({
  cart,
  onRetry,
}: {
  readonly cart: RememberedCart;
  readonly onRetry: () => void;
}) {
  const t = useText();
  const time = new Intl.DateTimeFormat(LOCALES[t.language], {
    timeStyle: "short",
    dateStyle: "medium",
  }).format(new Date(cart.seenAt));
  return (
    <div className="grid gap-4">
      <RetryAlert onRetry={onRetry} title={t("We can't check today's prices right now")} type="warning">
        {t("These prices are from {time}. You can continue checkout as soon as we can confirm them.", {
          time,
        })}
      </RetryAlert>
      <ul className="grid gap-4">
        {cart.items.map(({ orderNumber, vehicle, amountDueCents }) => (
          <Card as="li" key={orderNumber}>
            <OrderVehicle vehicle={vehicle}>
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <Badge tone="warning">{t("Last known price")}</Badge>
                <span className="font-semibold">
                  <MoneyText cents={amountDueCents} exact />
                </span>
              </p>
            </OrderVehicle>
          </Card>
        ))}
      </ul>
    </div>
  );
}
