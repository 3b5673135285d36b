import { accountWords } from "#modules/orders/domain/payment-account.ts";
import { type ReactNode, useEffect, useState } from "react";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { buttonClass } from "#design-system/plain-button.tsx";
import { MoneyText } from "#design-system/money-text.tsx";
import { RetryAlert } from "#design-system/retry-alert.tsx";
import { Skeleton } from "#design-system/skeleton.tsx";
import { StepHeading } from "#modules/order-steps/ui/step-heading.tsx";
import { StepResult } from "#modules/order-steps/ui/step-result.tsx";
import { useApiData } from "#platform/browser/data/use-api-data.ts";
import { useSession } from "#platform/browser/session/use-session.ts";
import { usePath, useText } from "#platform/browser/texts/texts.tsx";
import { rich } from "#platform/browser/texts/rich-text.tsx";
import { pageAddress } from "#platform/browser/page-address.ts";
import { isLive, isWaiting } from "../domain/payment-status.ts";
import { AmountDue } from "./amount-due.tsx";
import { LastFailure } from "./last-failure.tsx";
import { type CardOrBank, CardOrBankChoice } from "./card-or-bank.tsx";
import { PayForm } from "./pay-form.tsx";
import { PlanPayment } from "./plan-payment.tsx";
import { PlaidLink } from "./plaid-link.tsx";
import { type PaymentDocument, stepPath } from "./payment-document.ts";
import { paymentsPath, type PaymentsView } from "./payments-view.ts";

/** The payment document: one form, and what became of it. It starts without the router (decision 0149). */
export function PaymentApp({ page }: { readonly page: PaymentDocument }) {
  const session = useSession();
  const isSignedOut = session.status === "signed-out";
  useEffect(() => {
    if (!isSignedOut) return;
    const returnTo = new URLSearchParams({ returnTo: window.location.pathname });
    window.location.replace(pageAddress(`/sign-in?${returnTo}`));
  }, [isSignedOut]);
  return (
    <div className="page-width max-w-[40rem] py-6 md:py-10">
      {session.status === "signed-in" ? <Loaded email={session.person.email} page={page} /> : <Waiting />}
    </div>
  );
}

function Waiting() {
  const t = useText();
  return (
    <div aria-busy="true" className="grid gap-4">
      <p className="sr-only">{t("Loading your payment")}</p>
      <Skeleton className="h-10 w-2/3" />
      <Skeleton className="h-20" />
      <Skeleton className="h-56" />
    </div>
  );
}

function Loaded({ page, email }: { readonly page: PaymentDocument; readonly email: string }) {
  const t = useText();
  const { data, error, reload, replace } = useApiData<PaymentsView>(paymentsPath(page.orderNumber));
  if (error && !data) {
    return (
      <RetryAlert onRetry={reload} title={t("We couldn't load your payment")}>
        {error.message}
      </RetryAlert>
    );
  }
  if (!data) return <Waiting />;
  if (page.view === "plan") return <PlanPayment data={data} email={email} page={page} />;
  return page.view === "deposit" ? (
    <Deposit data={data} email={email} onPaid={replace} page={page} />
  ) : (
    <Balance data={data} email={email} onPaid={replace} page={page} />
  );
}

interface ScreenProps {
  readonly page: PaymentDocument;
  readonly data: PaymentsView;
  readonly email: string;
  readonly onPaid: (answer: PaymentsView) => void;
}

/** Anything but a form to fill in is the tracker's to show. */
function Balance({ page, data, email, onPaid }: ScreenProps) {
  const t = useText();
  const path = usePath();
  const [isTried, setTried] = useState(false);
  const way = page.view === "card" ? "card" : "bank-manual";
  const isPayable = data.isSigned && data.balanceCents > 0;
  const isLinking = page.isLinking && isPayable;
  const isOpen = isPayable && (isLinking || data.methods.includes(way));
  useEffect(() => {
    if (!isOpen)
      window.location.replace(
        pageAddress(`${stepPath(page.orderNumber)}${data.status === null ? "" : "/thank-you"}`),
      );
  }, [isOpen, page.orderNumber, data.status]);
  if (isLinking) return <PlaidLink orderNumber={page.orderNumber} />;
  if (!isOpen) return <Waiting />;
  return (
    <div className="grid gap-5">
      <BackLink href={path(stepPath(page.orderNumber))}>{t("Your order")}</BackLink>
      <StepHeading title={way === "card" ? t("Pay by card") : t("Pay from a bank account")} />
      {!isTried && <LastFailure data={data} />}
      <AmountDue data={data} />
      <PayForm
        amountCents={data.balanceCents}
        data={data}
        email={email}
        kind={page.view === "card" ? "card" : "bank"}
        onPaid={onPaid}
        onTry={() => setTried(true)}
        page={page}
        purpose="balance"
      />
      <p>
        <a className={buttonClass("quiet", "max-sm:w-full")} href={path(stepPath(page.orderNumber))}>
          {t("Another way to pay")}
        </a>
      </p>
    </div>
  );
}

/** PMT-07: the deposit, by card or from an account, before the balance. */
function Deposit({ page, data, email, onPaid }: ScreenProps) {
  const t = useText();
  const [kind, setKind] = useState<CardOrBank>("card");
  const [isTried, setTried] = useState(false);
  const paid = data.payments.findLast(({ purpose, status }) => purpose === "deposit" && isLive(status));
  const path = usePath();
  const order = path(`/progress/${encodeURIComponent(page.orderNumber)}`);
  if (paid) return <DepositPaid isOnItsWay={isWaiting(paid.status)} order={order} paid={paid} />;
  if (data.depositMethods.length === 0) return <NoDeposit order={order} />;
  const hasFailed = !isTried && data.payments.at(-1)?.status === "PAYMENT_FAILED";
  return (
    <div className="grid gap-5">
      <BackLink href={order}>{t("Your order")}</BackLink>
      <StepHeading title={t("Place your deposit")}>
        {t(
          "It counts toward what you pay at signing, and goes back to you if {brandName} cancels the order.",
          { brandName: page.brandName },
        )}
      </StepHeading>
      {hasFailed && <AlertBar type="error">{data.payments.at(-1)?.message}</AlertBar>}
      <p className="grid gap-1">
        <span className="text-small text-ink-muted">{t("Deposit")}</span>
        <span className="text-heading font-bold">
          <MoneyText cents={data.depositCents} exact />
        </span>
      </p>
      <CardOrBankChoice id="deposit-method" onChange={setKind} value={kind} />
      <PayForm
        amountCents={data.depositCents}
        data={data}
        email={email}
        key={kind}
        kind={kind}
        onPaid={onPaid}
        onTry={() => setTried(true)}
        page={page}
        purpose="deposit"
      />
    </div>
  );
}

function DepositPaid(props: {
  readonly paid: PaymentsView["payments"][number];
  readonly isOnItsWay: boolean;
  readonly order: string;
}) {
  const t = useText();
  const { paid, isOnItsWay, order } = props;
  return (
    <StepResult
      actions={
        <a className={buttonClass("primary", "max-sm:w-full")} href={order}>
          {t("Continue your order")}
        </a>
      }
      icon={isOnItsWay ? "clock" : "check"}
      title={isOnItsWay ? t("Thank you, your deposit is on its way") : t("Thank you for your deposit")}
      tone={isOnItsWay ? "waiting" : "success"}
    >
      <p>
        {rich(
          t("{amount} by {display}. It counts toward what you pay at signing.", {
            display: accountWords(t, paid.display),
          }),
          { amount: <MoneyText cents={paid.amountCents} exact /> },
        )}
      </p>
    </StepResult>
  );
}

function NoDeposit({ order }: { readonly order: string }) {
  const t = useText();
  return (
    <StepResult
      actions={
        <a className={buttonClass("primary", "max-sm:w-full")} href={order}>
          {t("Continue your order")}
        </a>
      }
      icon="check"
      title={t("No deposit is due")}
      tone="waiting"
    >
      <p>{t("This order doesn't need a deposit anymore.")}</p>
    </StepResult>
  );
}

function BackLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <p>
      <a className="inline-flex min-h-11 items-center text-link underline underline-offset-4" href={href}>
        {children}
      </a>
    </p>
  );
}
