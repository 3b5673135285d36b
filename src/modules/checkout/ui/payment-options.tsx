import { Suspense, useEffect, useRef, useState } from "react";
import { Button } from "#design-system/button.tsx";
import { RetryAlert } from "#design-system/retry-alert.tsx";
import { Skeleton } from "#design-system/skeleton.tsx";
import type { BuyerDraft } from "#modules/orders/domain/buyer-details-schema.ts";
import type { DealChoices } from "#modules/orders/domain/deal-choices-schema.ts";
import { DEAL_TYPE_OF_PAYMENT, DEFAULT_DEAL_TYPE } from "#modules/orders/domain/offered-deal-types.ts";
import { useApiData } from "#platform/browser/data/use-api-data.ts";
import { type ApiError, isApiError } from "#platform/browser/http/api-error.ts";
import { latePart } from "#platform/browser/late-part.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { lenderProblems } from "../domain/own-lender/lender-problems.ts";
import type { PaymentOptionsView } from "../domain/payment-options-view.ts";
import { changeDealType, draftPath, readAgain, saveDraft } from "#modules/deal-drafts/ui/checkout-api.ts";
import { ChoiceFields } from "./choice-fields.tsx";
import { OwnLenderFields } from "./own-lender-fields.tsx";
import { OwnPaymentNote } from "./own-payment-note.tsx";
import { PromoField } from "#modules/deal-drafts/ui/promo-field.tsx";
import { StepActions } from "#design-system/step-actions.tsx";
import { fallingChoices, SwitchDialog } from "./switch-dialog.tsx";
import type { StepParts } from "#modules/deal-drafts/ui/step-parts.ts";
import { turnToWay } from "./turn-to-way.ts";
import { type WayToPay, WaysToPay } from "./ways-to-pay.tsx";
import { useNextStep } from "#modules/deal-drafts/ui/use-next-step.ts";

const DraftIncentives = latePart(
  async () => (await import("#modules/deal-drafts/ui/incentives/draft-incentives.tsx")).DraftIncentives,
);

/** How the car is paid for (CART-01 "Payment Options"): every way with its numbers, and the choices of the chosen one. */
export function PaymentOptions({ draft, onChange }: StepParts) {
  const t = useText();
  const goOn = useNextStep("Payment Options");
  const { order } = draft;
  const { data, error, reload } = useApiData<PaymentOptionsView>(
    `${draftPath(order.orderNumber)}/payment-options`,
  );
  const [wanted, setWanted] = useState<WayToPay>();
  const [failure, setFailure] = useState<ApiError>();
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  // One write at a time, and "Continue" waits for the one that leaving a field began.
  const written = useRef(Promise.resolve<StepParts["draft"] | undefined>(draft));
  const lastWork = useRef<() => Promise<StepParts["draft"]>>(undefined);
  // What the page shows may be older than what the write before this one saved.
  const kept = useRef(order);
  useEffect(() => {
    kept.current = order;
  }, [order]);
  const show = (now: StepParts["draft"]): StepParts["draft"] => {
    kept.current = now.order;
    onChange(now);
    reload();
    return now;
  };
  const write = async (work: () => Promise<StepParts["draft"]>): Promise<StepParts["draft"] | undefined> => {
    setBusy(true);
    setFailure(undefined);
    setProblems({});
    try {
      return show(await work());
    } catch (problem) {
      if (!isApiError(problem)) throw problem;
      setFailure(problem);
      if (problem.code !== "order.dealChanged") return undefined;
      // Chosen for what the order was: show what it is, and go on from there.
      const now = await readAgain(order.orderNumber);
      return now && show(now);
    } finally {
      setBusy(false);
    }
  };
  const run = async (work: () => Promise<StepParts["draft"]>): Promise<void> => {
    lastWork.current = work;
    written.current = written.current.then(() => write(work));
    await written.current;
  };
  const leave = async (): Promise<void> => {
    if ((await written.current) === undefined && lastWork.current) await run(lastWork.current);
    const saved = await written.current;
    if (saved === undefined) return;
    const missing = lenderProblems({
      funding: kept.current.funding,
      lenderContact: saved.buyer.lenderContact,
    });
    setProblems(missing);
    const [first] = Object.keys(missing);
    if (first === undefined) await goOn(kept.current);
    else document.getElementById(first)?.focus();
  };
  const saveChoices = (choices: DealChoices, buyer?: BuyerDraft) =>
    saveDraft(order.orderNumber, { choices, dealType: order.deal.type, ...(buyer && { buyer }) });
  const choose = (change: DealChoices) => run(() => saveChoices({ ...kept.current.choices, ...change }));
  const turnTo = (way: WayToPay) =>
    run(async () => ({
      ...draft,
      ...(await turnToWay({ changeDealType, saveDraft }, kept.current, way)),
    }));
  if (error) return <RetryAlert onRetry={reload}>{t("We couldn't load the ways to pay.")}</RetryAlert>;
  if (!data) return <Skeleton className="h-96" />;
  const chosen = data.options.find(({ isChosen }) => isChosen);
  const isTheirs = order.funding?.source === "THIRD_PARTY_FINANCING";
  return (
    <div aria-busy={isBusy} className="grid gap-6">
      {(data.personal ?? data.personalLease) !== null && (
        <OwnPaymentNote
          isLeased={data.options.some(
            ({ dealType, problems }) => dealType === DEAL_TYPE_OF_PAYMENT.lease && problems.length === 0,
          )}
          personal={data.personal}
          personalLease={data.personalLease}
        />
      )}
      <WaysToPay
        isOwnLender={isTheirs}
        onChoose={(way) => {
          const isSame = way.dealType === order.deal.type && way.isOwnLender === isTheirs;
          if (isSame) return;
          // Nothing to lose, nothing to ask.
          if (fallingChoices(order, way).length === 0) void turnTo(way);
          else setWanted(way);
        }}
        options={data.options}
      />
      <SwitchDialog
        onClose={() => setWanted(undefined)}
        onConfirm={(way) => {
          setWanted(undefined);
          void turnTo(way);
        }}
        order={order}
        wanted={wanted}
      />
      {failure && (
        <p className="font-semibold text-danger" role="alert">
          {failure.message} {failure.fields["dealType"]}
        </p>
      )}
      {chosen && chosen.dealType !== DEFAULT_DEAL_TYPE && (
        <ChoiceFields
          errors={failure?.fields ?? {}}
          onChoose={(change) => void choose(change)}
          option={chosen}
          tiers={data.creditTiers}
          usualTier={data.creditTierDefault}
        />
      )}
      {isTheirs && (
        <OwnLenderFields
          draft={draft}
          problems={problems}
          onSave={(funding, lenderContact) =>
            void run(() => saveChoices({ ...kept.current.choices, funding }, { lenderContact }))
          }
        />
      )}
      <Suspense>
        <DraftIncentives onSaved={(saved) => void show({ ...draft, order: saved })} order={order} />
      </Suspense>
      <PromoField onSaved={(saved) => onChange({ ...draft, order: saved })} order={order} />
      <StepActions>
        <Button className="max-sm:w-full" onClick={() => void leave()}>
          {t("Continue")}
        </Button>
      </StepActions>
    </div>
  );
}
