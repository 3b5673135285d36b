import { useState } from "react";
import { Button } from "#design-system/button.tsx";
import { RetryAlert } from "#design-system/retry-alert.tsx";
import { Skeleton } from "#design-system/skeleton.tsx";
import type { DealChoices } from "#modules/orders/domain/deal-choices-schema.ts";
import { DEFAULT_DEAL_TYPE } from "#modules/orders/domain/offered-deal-types.ts";
import { useApiData } from "#platform/browser/data/use-api-data.ts";
import { type ApiError, isApiError } from "#platform/browser/http/api-error.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import type { PaymentOptionsView } from "../domain/payment-options-view.ts";
import { changeDealType, draftPath, saveDraft } from "./checkout-api.ts";
import { CheckoutFrame, type StepParts } from "./checkout-frame.tsx";
import { ChoiceFields } from "./choice-fields.tsx";
import { OwnLenderFields } from "./own-lender-fields.tsx";
import { PromoField } from "./promo-field.tsx";
import { StepActions } from "./step-actions.tsx";
import { SwitchDialog } from "./switch-dialog.tsx";
import { type WayToPay, WaysToPay } from "./ways-to-pay.tsx";
import { useNextStep } from "./use-next-step.ts";

/** How the car is paid for (CART-01 "Payment Options"): every way with its numbers, and the choices of the chosen one. */
export function PaymentOptionsPage() {
  const t = useText();
  return (
    <CheckoutFrame step="Payment Options" title={t("How would you like to pay?")}>
      {(parts) => <PaymentOptions key={parts.draft.order.orderNumber} {...parts} />}
    </CheckoutFrame>
  );
}

function PaymentOptions({ draft, onChange }: StepParts) {
  const t = useText();
  const goOn = useNextStep("Payment Options");
  const { order } = draft;
  const { data, error, reload } = useApiData<PaymentOptionsView>(
    `${draftPath(order.orderNumber)}/payment-options`,
  );
  const [wanted, setWanted] = useState<WayToPay>();
  const [failure, setFailure] = useState<ApiError>();
  const [isBusy, setBusy] = useState(false);
  const run = async (work: () => Promise<StepParts["draft"]>): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      onChange(await work());
      reload();
    } catch (problem) {
      if (!isApiError(problem)) throw problem;
      setFailure(problem);
    } finally {
      setBusy(false);
    }
  };
  const choose = (choices: DealChoices) => run(() => saveDraft(order.orderNumber, { choices }));
  const turnTo = ({ dealType, isOwnLender }: WayToPay) =>
    run(async () => {
      if (dealType !== order.deal.type) {
        const changed = await changeDealType(order.orderNumber, dealType);
        if (!isOwnLender) return { ...draft, order: changed.order };
      }
      const { creditTier } = order.choices;
      const source = isOwnLender ? "THIRD_PARTY_FINANCING" : "OWN_FUNDS";
      const choices = { ...(creditTier && { creditTier }), funding: { source } as const };
      return saveDraft(order.orderNumber, { choices });
    });
  if (error) return <RetryAlert onRetry={reload}>{t("We couldn't load the ways to pay.")}</RetryAlert>;
  if (!data) return <Skeleton className="h-96" />;
  const chosen = data.options.find(({ isChosen }) => isChosen);
  const isTheirs = order.funding?.source === "THIRD_PARTY_FINANCING";
  return (
    <div aria-busy={isBusy} className="grid gap-6">
      <WaysToPay
        isOwnLender={isTheirs}
        onChoose={(way) => {
          const isSame = way.dealType === order.deal.type && way.isOwnLender === isTheirs;
          if (!isSame) setWanted(way);
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
          onChoose={(change) => void choose({ ...order.choices, ...change })}
          option={chosen}
          tiers={data.creditTiers}
          usualTier={data.creditTierDefault}
        />
      )}
      {isTheirs && (
        <OwnLenderFields
          draft={draft}
          onSave={(funding, lenderContact) =>
            void run(() =>
              saveDraft(order.orderNumber, {
                choices: { ...order.choices, funding },
                buyer: { lenderContact },
              }),
            )
          }
        />
      )}
      <PromoField onSaved={(saved) => onChange({ ...draft, order: saved })} order={order} />
      <StepActions>
        <Button busy={isBusy} className="max-sm:w-full" onClick={() => void goOn(order)}>
          {t("Continue")}
        </Button>
      </StepActions>
    </div>
  );
}
