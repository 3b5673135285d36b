import { Card } from "#design-system/card.tsx";
import { MoneyText } from "#design-system/money-text.tsx";
import { LoadFailed } from "#modules/orders/ui/load-failed.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { useApiData } from "#platform/browser/data/use-api-data.ts";
import { openAmount } from "../domain/payment-due.ts";
import { DownloadInvoice } from "./download-invoice.tsx";
import { PaymentList } from "./payment-list.tsx";
import { paymentsPath, type PaymentsView } from "./payments-view.ts";

/** On the order's page: what was paid, tried or given back, and what is left; nothing before the first payment. */
export function OrderPayments({
  orderNumber,
  timeZone,
  isCanceled,
}: {
  readonly orderNumber: string;
  readonly timeZone: string;
  /** Of a canceled order nothing is left to pay. */
  readonly isCanceled: boolean;
}) {
  const t = useText();
  const { data, error, reload } = useApiData<PaymentsView>(paymentsPath(orderNumber));
  if (error) return <LoadFailed error={error} onRetry={reload} title={t("We couldn't load your payments")} />;
  if (!data || data.payments.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="payments" className="grid gap-4">
      <h2 className="text-title" id="payments">
        {t("Payments")}
      </h2>
      <PaymentList payments={data.payments} timeZone={timeZone} />
      <dl className="grid gap-2 border-t border-line pt-4">
        <Sum cents={data.paidCents + data.refundedCents} label={t("Paid")} />
        {data.refundedCents > 0 && <Sum cents={data.refundedCents} label={t("Refunded")} />}
        {!isCanceled && <Sum cents={openAmount({ ...data, isCanceled })} label={t("Balance due")} />}
      </dl>
      <DownloadInvoice orderNumber={orderNumber} />
    </Card>
  );
}

function Sum({ label, cents }: { readonly label: string; readonly cents: number }) {
  return (
    <div className="flex justify-between gap-4 font-semibold">
      <dt>{label}</dt>
      <dd>
        <MoneyText cents={cents} exact />
      </dd>
    </div>
  );
}
