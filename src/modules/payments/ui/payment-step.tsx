import { accountWords } from "#modules/orders/domain/payment-account.ts";
import { Link, useNavigate } from "react-router";
import { LinkButton } from "#design-system/button.tsx";
import { MoneyText } from "#design-system/money-text.tsx";
import { PhoneLink } from "#design-system/phone-link.tsx";
import { Skeleton } from "#design-system/skeleton.tsx";
import { isPaid } from "#modules/orders/domain/states/is-paid.ts";
import { LoadFailed } from "#modules/orders/ui/load-failed.tsx";
import { StepHeading } from "#modules/order-steps/ui/step-heading.tsx";
import type { StepProps } from "#modules/order-steps/ui/step-props.ts";
import { StepResult } from "#modules/order-steps/ui/step-result.tsx";
import { useApiData } from "#platform/browser/data/use-api-data.ts";
import { useText, useTexts } from "#platform/browser/texts/texts.tsx";
import { rich } from "#platform/browser/texts/rich-text.tsx";
import { openAmount } from "../domain/payment-due.ts";
import { isWaiting } from "../domain/payment-status.ts";
import { paymentsMessages } from "../messages.ts";
import { AmountDue } from "./amount-due.tsx";
import { BankLinked } from "./bank-linked.tsx";
import { DownloadInvoice } from "./download-invoice.tsx";
import { MethodChoice } from "./method-choice.tsx";
import { type PaymentParts, paymentsPath, type PaymentsView } from "./payments-view.ts";
import { PaymentList } from "./payment-list.tsx";

/** Pays the balance once: method, card or bank, and what became of it (PMT-01 to PMT-09, OP-03). */
export function PaymentStep(props: StepProps & { readonly view: string }) {
  const t = useText();
  const { orderNumber } = props.order;
  const { data, error, reload, replace } = useApiData<PaymentsView>(paymentsPath(orderNumber));
  const navigate = useNavigate();
  if (error && !data)
    return <LoadFailed error={error} onRetry={reload} title={t("We couldn't load your payment")} />;
  if (!data)
    return (
      <div aria-busy="true" className="grid gap-4">
        <p className="sr-only">{t("Loading your payment")}</p>
        <Skeleton className="h-10 w-2/3" />
        <Skeleton className="h-56" />
      </div>
    );
  const onPaid = (answer: PaymentsView) => {
    replace(answer);
    props.onChanged();
    if (answer.status !== "PAYMENT_FAILED") void navigate(`/progress/${orderNumber}/payment/thank-you`);
  };
  return <Screen {...props} data={data} onPaid={onPaid} />;
}

type ScreenProps = StepProps & PaymentParts & { readonly view: string };

function Screen(props: ScreenProps) {
  const { data, view } = props;
  if (view === "invoice") return <Invoice {...props} />;
  if (isPaid(data.status)) return <Paid {...props} />;
  if (data.status === "PAYMENT_PENDING" || data.status === "PAYMENT_HOLD") return <Pending {...props} />;
  if (view === "bank/success") return <BankLinked {...props} />;
  if (view === "bank/failure" || view === "bank/error") return <BankTrouble {...props} />;
  return <MethodChoice {...props} />;
}

function Paid(props: ScreenProps) {
  const t = useText();
  const { data, order, next, brandName } = props;
  const received = data.payments.filter(({ status }) => isPaid(status));
  const [payment] = received;
  return (
    <StepResult
      actions={
        <>
          {next}
          <LinkButton
            className="max-sm:w-full"
            look="quiet"
            to={`/progress/${order.orderNumber}/payment/invoice`}
          >
            {t("See the invoice")}
          </LinkButton>
        </>
      }
      icon="check"
      title={data.totalCents === 0 ? t("Nothing is due") : t("Thank you, it's paid")}
      tone="success"
    >
      {data.totalCents === 0 && <p>{t("Your order needs no payment at signing.")}</p>}
      <p className="empty:hidden">
        {data.totalCents > 0 &&
          rich(
            payment && received.length === 1
              ? t("{brandName} received {amount} by {account}. A copy is in your email.", {
                  brandName,
                  account: accountWords(t, payment.display),
                })
              : t("{brandName} received {amount}. A copy is in your email.", { brandName }),
            { amount: <MoneyText cents={data.paidCents} exact /> },
          )}
      </p>
    </StepResult>
  );
}

/** PMT-03, PMT-05: the money is on its way; another step may wait all the same. */
function Pending({ data, next, supportPhone }: ScreenProps) {
  const t = useText();
  const text = useTexts(paymentsMessages);
  const waiting = data.payments.filter(({ status }) => isWaiting(status));
  const [payment] = waiting;
  return (
    <StepResult actions={next} icon="clock" title={t("Thank you, your payment is on its way")} tone="waiting">
      <p>
        {rich(
          payment && waiting.length === 1
            ? t("{amount} from {account}.", { account: accountWords(t, payment.display) })
            : "{amount}.",
          {
            amount: <MoneyText cents={data.onItsWayCents} exact />,
          },
        )}{" "}
        {text("bankDelay")}
      </p>
      <p className="text-body">
        {rich(
          t(
            "Nothing more is due now. We'll email you when the money arrives, and this step completes automatically. Questions? Call {phone}.",
          ),
          { phone: <PhoneLink number={supportPhone} /> },
        )}
      </p>
    </StepResult>
  );
}

function BankTrouble({ order, view, supportPhone }: ScreenProps) {
  const t = useText();
  const text = useTexts(paymentsMessages);
  const isAuth = view === "bank/error";
  return (
    <StepResult
      actions={
        <>
          <LinkButton className="max-sm:w-full" to={`/progress/${order.orderNumber}/payment`}>
            {t("Choose how to pay")}
          </LinkButton>
          {isAuth && (
            <LinkButton className="max-sm:w-full" look="secondary" to="/deals">
              {t("My Account")}
            </LinkButton>
          )}
        </>
      }
      icon="warning"
      title={isAuth ? t("Your bank couldn't sign you in") : t("Your bank isn't linked")}
      tone="problem"
    >
      <p>{text("linkFailed")}</p>
      <p className="text-body">
        {rich(t("Nothing was charged. Questions? Call {phone}."), {
          phone: <PhoneLink number={supportPhone} />,
        })}
      </p>
    </StepResult>
  );
}

function Invoice({ data, order }: ScreenProps) {
  const t = useText();
  const openCents = openAmount({ ...data, isCanceled: order.orderStatus === "CANCELED" });
  return (
    <div className="grid max-w-[44rem] gap-6">
      <StepHeading title={t("Invoice")}>{t("Order {number}", { number: order.orderNumber })}</StepHeading>
      <AmountDue cents={openCents} data={data} label={openCents === 0 ? t("Balance") : t("Amount")} />
      <section aria-labelledby="payments-made" className="grid gap-2">
        <h2 className="text-lead" id="payments-made">
          {t("Payments")}
        </h2>
        {data.payments.length === 0 && <p>{t("No payments yet.")}</p>}
        <PaymentList payments={data.payments} timeZone={order.dealer.timeZone} />
      </section>
      <DownloadInvoice orderNumber={order.orderNumber} />
      <p>
        <Link
          className="text-link underline underline-offset-4"
          to={`/progress/${order.orderNumber}/payment`}
        >
          {t("Back to your payment")}
        </Link>
      </p>
    </div>
  );
}
