import type { ReactNode } from "react";
import { Link } from "react-router";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Button } from "#design-system/button.tsx";
import { Card } from "#design-system/card.tsx";
import { Disclosure } from "#design-system/disclosure.tsx";
import { Icon } from "#design-system/icon.tsx";
import { useApiData } from "#platform/browser/data/use-api-data.ts";
import { useWrite } from "#platform/browser/forms/use-write.ts";
import { saveBlob } from "#platform/browser/http/save-blob.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { formatDollarsAndCents } from "#platform/shared/money.ts";
import type { PlansView, PlanView } from "../domain/contracts-view.ts";
import { cancelPage, plansPath, readPaper } from "./plan-calls.ts";
import { RefundTable } from "./refund-table.tsx";
import { canceledWords, payeeWords, refundToday, STATUS_WORDS } from "./refund-words.ts";

interface OrderPlansProps {
  readonly orderNumber: string;
  /** Plans of the deal; their contracts come with the papers. */
  readonly chosen: readonly { readonly id: string; readonly label: string; readonly priceCents: number }[];
  /** What else the card says: what was declined, and how to add one. */
  readonly children?: ReactNode;
}

/** On the order's page, everything about plans in one card: contracts, refunds on any day (PROT-08), what was declined. */
export function OrderPlans({ orderNumber, chosen, children }: OrderPlansProps) {
  const t = useText();
  const { data } = useApiData<PlansView>(plansPath(orderNumber));
  const plans = data?.plans ?? [];
  const waiting = plans.length === 0 ? chosen : [];
  return (
    <Card aria-labelledby="order-plans" as="section" className="grid gap-4">
      <h2 className="text-title" id="order-plans">
        {t("Your protection plans")}
      </h2>
      {plans.length + waiting.length === 0 && <p>{t("You have no protection plan.")}</p>}
      {waiting.map(({ id, label, priceCents }) => (
        <article className="grid gap-2" key={id}>
          <h3 className="font-semibold">{label}</h3>
          <p className="text-small text-ink-muted">
            {t(STATUS_WORDS.agreed)} · {formatDollarsAndCents(priceCents)}
          </p>
        </article>
      ))}
      {data &&
        plans.map((plan) => (
          <OnePlan key={plan.contractId} orderNumber={orderNumber} plan={plan} view={data} />
        ))}
      {children}
    </Card>
  );
}

function OnePlan({
  orderNumber,
  plan,
  view,
}: {
  readonly orderNumber: string;
  readonly plan: PlanView;
  readonly view: PlansView;
}) {
  const t = useText();
  const back = plan.status === "in-force" ? refundToday(plan, view) : null;
  return (
    <article className="grid gap-2 border-t border-line pt-4 first-of-type:border-t-0 first-of-type:pt-0">
      <h3 className="font-semibold">{plan.label}</h3>
      <p className="text-small text-ink-muted">
        {[
          t(STATUS_WORDS[plan.status]),
          plan.contractNumber && t("Contract {number}", { number: plan.contractNumber }),
          formatDollarsAndCents(plan.priceCents),
          plan.isBoughtLater && t("Bought after the order"),
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
      {canceledWords(t, plan).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {plan.hasPaper && (
        <PaperButton label={t("Open the contract")} orderNumber={orderNumber} paper="contract" plan={plan} />
      )}
      {plan.cancellation?.cancellationNumber && (
        <PaperButton
          label={t("Open the cancellation form")}
          orderNumber={orderNumber}
          paper="cancellation"
          plan={plan}
        />
      )}
      {back !== null && plan.cancellation === null && (
        <>
          <p>
            {t("If you cancel today, you get back about {amount}.", {
              amount: formatDollarsAndCents(back),
            })}{" "}
            {payeeWords(t, plan.isBoughtLater ? { refundTo: "buyer", payee: null } : view)}
          </p>
          {plan.refund && (
            <Disclosure summary={t("What you'd get back later")}>
              <RefundTable terms={plan.refund} />
            </Disclosure>
          )}
        </>
      )}
      {plan.canCancel && (
        <p>
          <Link
            className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
            to={cancelPage({ orderNumber, contractId: plan.contractId })}
          >
            {t("Cancel this plan")}
            <span className="sr-only">: {plan.label}</span>
          </Link>
        </p>
      )}
    </article>
  );
}

interface PaperButtonProps {
  readonly orderNumber: string;
  readonly plan: PlanView;
  readonly paper: "contract" | "cancellation";
  readonly label: string;
}

function PaperButton({ orderNumber, plan, paper, label }: PaperButtonProps) {
  const download = useWrite();
  const open = async (): Promise<void> => {
    const { contractId } = plan;
    const pdf = await download.run(() => readPaper({ orderNumber, contractId }, paper));
    if (pdf !== undefined) saveBlob(pdf, `plan-${paper}-${plan.contractNumber ?? contractId}.pdf`);
  };
  return (
    <>
      {download.error && <AlertBar type="error">{download.error.message}</AlertBar>}
      <Button
        busy={download.isBusy}
        className="justify-self-start"
        look="secondary"
        onClick={() => void open()}
      >
        <Icon name="document" />
        {label}
        <span className="sr-only">: {plan.label}</span>
      </Button>
    </>
  );
}
