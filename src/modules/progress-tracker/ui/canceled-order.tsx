import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { LinkButton } from "#design-system/button.tsx";
import { PhoneLink } from "#design-system/phone-link.tsx";
import { AfterCancellation } from "#modules/payments/ui/after-cancellation.tsx";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { useText, useTexts } from "#platform/browser/texts/texts.tsx";
import { rich } from "#platform/browser/texts/rich-text.tsx";
import { progressTrackerMessages } from "../messages.ts";

/**
 * In place of the steps: nothing is left to start, verify or pay (OP-39). Where the order is canceled while somebody
 * works on a step, the focus that went with it comes to the title.
 */
export function CanceledOrder(props: { readonly order: OrderView; readonly supportPhone: string }) {
  const { order, supportPhone } = props;
  const t = useText();
  const text = useTexts(progressTrackerMessages);
  // The order's page says what becomes of a traded car, and a mail what to tell one's own lender.
  const isLeft = order.tradeIn !== null || order.funding?.source === "THIRD_PARTY_FINANCING";
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section className="grid max-w-prose justify-items-start gap-5">
      <h1 className="text-heading outline-none" ref={title} tabIndex={-1}>
        {text("progress.canceled")}
      </h1>
      <p>
        {!isLeft && <>{t("There is nothing left for you to do.")} </>}
        {rich(t("Questions? Call {phone}."), { phone: <PhoneLink number={supportPhone} /> })}
      </p>
      <AfterCancellation orderNumber={order.orderNumber} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <LinkButton to="/search">{t("Find another car")}</LinkButton>
        <Link
          className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
          to={`/deals/${order.orderNumber}`}
        >
          {t("See what happened")}
        </Link>
      </div>
    </section>
  );
}
