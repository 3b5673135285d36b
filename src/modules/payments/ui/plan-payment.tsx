import { useEffect, useState } from "react";
import { buttonClass } from "#design-system/plain-button.tsx";
import { MoneyText } from "#design-system/money-text.tsx";
import { RetryAlert } from "#design-system/retry-alert.tsx";
import { StepHeading } from "#modules/order-steps/ui/step-heading.tsx";
import { StepResult } from "#modules/order-steps/ui/step-result.tsx";
import { useApiData } from "#platform/browser/data/use-api-data.ts";
import { pageAddress } from "#platform/browser/page-address.ts";
import { usePath, useText } from "#platform/browser/texts/texts.tsx";
import { type CardOrBank, CardOrBankChoice } from "./card-or-bank.tsx";
import { PayForm, type PlanAnswer } from "./pay-form.tsx";
import type { PaymentDocument } from "./payment-document.ts";
import type { PaymentsView } from "./payments-view.ts";

interface PlanPaymentProps {
  readonly page: PaymentDocument;
  readonly data: PaymentsView;
  readonly email: string;
}

/** A plan that is bought after its order: by card or from an account, apart from everything of the car. */
export function PlanPayment({ page, data, email }: PlanPaymentProps) {
  const t = useText();
  const path = usePath();
  const [kind, setKind] = useState<CardOrBank>("card");
  const order = encodeURIComponent(page.orderNumber);
  const plan = `/api/plan-purchases/${order}/${encodeURIComponent(page.purchaseId ?? "")}`;
  const purchase = useApiData<PlanAnswer>(plan);
  const isOver = purchase.data?.status === "closed";
  useEffect(() => {
    if (isOver) window.location.replace(pageAddress(`/deals/${order}/add-plans`));
  }, [isOver, order]);
  if (purchase.error && !purchase.data)
    return <RetryAlert onRetry={purchase.reload}>{purchase.error.message}</RetryAlert>;
  if (purchase.data === undefined || isOver) return null;
  const { label, totalCents, status, charge } = purchase.data;
  const isWaiting = charge?.state === "on-its-way" || charge?.state === "being-checked";
  if (status === "paid" || isWaiting)
    return (
      <StepResult
        actions={
          <a className={buttonClass("primary", "max-sm:w-full")} href={path(`/deals/${order}`)}>
            {t("Back to your order")}
          </a>
        }
        icon={status === "paid" ? "check" : "clock"}
        title={
          status === "paid"
            ? t("Thank you, you bought {plan}", { plan: label })
            : t("Your payment is on its way")
        }
        tone={status === "paid" ? "success" : "waiting"}
      >
        <p>
          {status === "paid"
            ? t(
                "The contract number follows on the page of your order. Nothing about your car's deal changed.",
              )
            : t("Your plan starts when it arrives. Nothing about your car's deal changed.")}
        </p>
      </StepResult>
    );
  return (
    <div className="grid gap-5">
      <StepHeading title={t("Pay for {plan}", { plan: label })}>
        {t("A separate purchase: nothing about your car's deal changes.")}
      </StepHeading>
      <p className="text-heading font-bold">
        <MoneyText cents={totalCents} exact />
      </p>
      <CardOrBankChoice id="plan-method" onChange={setKind} value={kind} />
      <PayForm
        amountCents={totalCents}
        data={data}
        email={email}
        key={kind}
        kind={kind}
        onPaid={() => {}}
        onTry={() => {}}
        page={page}
        plan={{ path: `${plan}/payment`, onPaid: purchase.replace }}
        purpose="plan"
      />
    </div>
  );
}
