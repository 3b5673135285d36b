import { useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Button } from "#design-system/button.tsx";
import { Skeleton } from "#design-system/skeleton.tsx";
import { StepActions } from "#design-system/step-actions.tsx";
import { StepHeading } from "#modules/order-steps/ui/step-heading.tsx";
import type { StepProps } from "#modules/order-steps/ui/step-props.ts";
import { useWrite } from "#platform/browser/forms/use-write.ts";
import { apiClient } from "#platform/browser/http/api-client.ts";
import { accountWords } from "#modules/orders/domain/payment-account.ts";
import { useText, useTexts } from "#platform/browser/texts/texts.tsx";
import { formatDollarsAndCents } from "#platform/shared/money.ts";
import { paymentsMessages } from "../messages.ts";
import { AmountDue } from "./amount-due.tsx";
import { type PaymentParts, paymentsPath, type PaymentsView } from "./payments-view.ts";

interface LinkedAccount {
  readonly token: string;
  readonly display: string;
}

/** The way back from the bank (PMT-03): which account it is, then the payment from it. No cap (OP-03). */
export function BankLinked({ order, data, onPaid }: StepProps & PaymentParts) {
  const t = useText();
  const root = paymentsPath(order.orderNumber);
  const text = useTexts(paymentsMessages);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const publicToken = search.get("link");
  const [account, setAccount] = useState<LinkedAccount>();
  const { run: link, error: linkError } = useWrite();
  const { run, isBusy, error } = useWrite();
  useEffect(() => {
    if (publicToken === null) return void navigate("..", { relative: "path", replace: true });
    const exchange = async () => {
      const found = await link(() => apiClient.post<LinkedAccount>(`${root}/bank/exchange`, { publicToken }));
      if (found) setAccount(found);
      else await navigate(`/progress/${order.orderNumber}/payment/bank/failure`, { replace: true });
    };
    void exchange();
  }, [publicToken, root, link, navigate, order.orderNumber]);
  const pay = async () => {
    if (!account) return;
    const answer = await run(() =>
      apiClient.post<PaymentsView>(
        `${root}/bank`,
        { token: account.token },
        { idempotencyKey: account.token },
      ),
    );
    if (answer) onPaid(answer);
  };
  return (
    <div className="grid max-w-form gap-6">
      <StepHeading title={t("Your bank is linked")}>{text("bankDelay")}</StepHeading>
      <AmountDue data={data} />
      {(error ?? linkError) && <AlertBar type="error">{(error ?? linkError)?.message}</AlertBar>}
      {account ? (
        <>
          <AlertBar hideAfter={null} type="success">
            {t("{account} is linked.", { account: accountWords(t, account.display) })}
          </AlertBar>
          <StepActions>
            <Button busy={isBusy} className="max-sm:w-full" onClick={() => void pay()}>
              {t("Pay {amount}", { amount: formatDollarsAndCents(data.balanceCents) })}
            </Button>
          </StepActions>
        </>
      ) : (
        <div aria-busy="true">
          <p className="sr-only">{t("Asking your bank")}</p>
          <Skeleton className="h-16" />
        </div>
      )}
    </div>
  );
}
