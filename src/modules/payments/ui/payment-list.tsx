import { MoneyText } from "#design-system/money-text.tsx";
import { formatDay } from "#modules/orders/ui/format-instant.ts";
import { accountWords } from "#modules/orders/domain/payment-account.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { english } from "#platform/shared/texts/text.ts";
import { CHARGE_WORDS } from "../messages.ts";
import type { PaymentsView } from "./payments-view.ts";

const REFUND_WORDS = {
  REQUESTED: english("refund on its way"),
  REFUNDED: english("refunded"),
  FAILED: english("refund: call us"),
} as const;

/** Every payment that was tried: how, when, how much, and what became of it. */
export function PaymentList({
  payments,
  timeZone,
}: {
  readonly payments: PaymentsView["payments"];
  readonly timeZone: string;
}) {
  const t = useText();
  return (
    <ul className="grid divide-y divide-line">
      {payments.map(({ id, display, createdAt, state, refund, amountCents }) => (
        <li className="flex flex-wrap justify-between gap-x-4 py-3" key={id}>
          <span>
            {accountWords(t, display)}
            <span className="block text-small text-ink-muted">
              {formatDay(createdAt, timeZone, t.language)}
              {` · ${t(CHARGE_WORDS[state])}`}
              {refund !== null && ` · ${t(REFUND_WORDS[refund])}`}
            </span>
          </span>
          <MoneyText cents={amountCents} exact />
        </li>
      ))}
    </ul>
  );
}
