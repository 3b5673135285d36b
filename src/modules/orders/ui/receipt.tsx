import { Disclosure } from "#design-system/disclosure.tsx";
import { MoneyText } from "#design-system/money-text.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { textInContext } from "#platform/shared/texts/text.ts";
import { lineReason } from "../domain/line-reason.ts";
import type { PriceLine } from "../domain/order.ts";
import type { OrderView } from "../domain/order-view.ts";

/** Every amount of the order; each opens to where it comes from (ORD-05). */
export function Receipt({
  receipt,
  totalLabel,
  isCredit = false,
  isCanceled = false,
}: {
  readonly receipt: OrderView["receipt"];
  /** Financed or leased: the lines say what the car costs, not what is paid now. */
  readonly isCredit?: boolean;
  readonly totalLabel?: string;
  /** Nothing will be confirmed or paid any more. */
  readonly isCanceled?: boolean;
}) {
  const t = useText();
  const hasEstimates = receipt.lines.some((line) => line.isEstimate);
  return (
    <div>
      <ul>
        {receipt.lines.map((line) => (
          <ReceiptLine key={`${line.code}-${line.label}`} line={line} />
        ))}
      </ul>
      <dl className="grid gap-2 pt-4">
        {isCredit && (
          <ReceiptSum
            cents={receipt.lines.reduce((sum, { amountCents }) => sum + amountCents, 0)}
            label={t("Vehicle with taxes and fees")}
          />
        )}
        <div className="flex items-baseline justify-between gap-4">
          <dt className="font-semibold">{totalLabel ?? (isCanceled ? t("Total") : t("Amount due"))}</dt>
          <dd className="text-title font-bold">
            <MoneyText cents={receipt.amountDueCents} exact />
          </dd>
        </div>
        {receipt.depositCents > 0 && (
          <>
            <ReceiptSum cents={-receipt.depositCents} label={t("Deposit")} />
            <ReceiptSum cents={receipt.balanceCents} label={t("Balance")} />
          </>
        )}
      </dl>
      {hasEstimates && !isCanceled && (
        <p className="pt-2 text-small text-ink-muted">
          {t(
            "Lines marked “estimate” use your state's rates. If they turn out lower, you get the difference back; if they turn out higher, the dealer pays it.",
          )}
        </p>
      )}
    </div>
  );
}

function ReceiptSum({ label, cents }: { readonly label: string; readonly cents: number }) {
  return (
    <div className="flex justify-between gap-4">
      <dt>{label}</dt>
      <dd>
        <MoneyText cents={cents} exact />
      </dd>
    </div>
  );
}

function ReceiptLine({ line }: { readonly line: PriceLine }) {
  const t = useText();
  return (
    <li className="border-b border-line">
      <Disclosure
        summary={
          <span className="flex min-w-0 grow items-center justify-between gap-4">
            <span className="min-w-0 font-medium">
              {line.code === "deliveryFee" ? textInContext(t, line.label, "handover") : t(line.label)}
              {line.isEstimate && (
                <>
                  {" "}
                  <span className="pl-1 text-fine text-ink-muted">{t("estimate")}</span>
                </>
              )}
            </span>
            {line.code === "deliveryFee" && line.amountCents === 0 ? (
              <span>{t("Free")}</span>
            ) : (
              <MoneyText cents={line.amountCents} exact />
            )}
          </span>
        }
      >
        <p className="max-w-prose pb-3 text-small text-ink-muted">{lineReason(t, line)}</p>
      </Disclosure>
    </li>
  );
}
