import { useState } from "react";
import { Disclosure } from "#design-system/disclosure.tsx";
import { EndedIncentives } from "#modules/deal-drafts/ui/incentives/ended-incentives.tsx";
import { PromoField } from "#modules/deal-drafts/ui/promo-field.tsx";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { Receipt } from "#modules/orders/ui/receipt.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";

interface CartAmountsProps {
  readonly order: OrderView;
  readonly isAlone: boolean;
  /** Lenders have it: its price stays as it is. */
  readonly isPending: boolean;
  readonly onSaved: (order: OrderView) => void;
}

/** What an amount of the cart is made of, and a code that takes something off (CART-01, CART-08). */
export function CartAmounts({ order, isAlone, isPending, onSaved }: CartAmountsProps) {
  const t = useText();
  // Only a desktop shows it beside its car; elsewhere it would push the rest away.
  const [isOpen] = useState(() => isAlone && matchMedia("(width >= 64rem)").matches);
  return (
    <>
      {!isPending && <EndedIncentives ended={order.incentives.ended} />}
      <div className="divide-y divide-line border-t border-line">
        <Disclosure open={isOpen} summary={t("What's included")}>
          <div className="pb-3">
            <Receipt
              isCredit={order.terms !== null}
              receipt={order.receipt}
              {...(order.terms && { totalLabel: t("Due at signing") })}
            />
          </div>
        </Disclosure>
        {!isPending && <PromoField onSaved={onSaved} order={order} />}
      </div>
    </>
  );
}
