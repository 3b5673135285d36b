import { useState } from "react";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Button } from "#design-system/button.tsx";
import { Card } from "#design-system/card.tsx";
import { CheckboxField } from "#design-system/checkbox-field.tsx";
import { overlapWords } from "#modules/protection/ui/plan/overlap-words.ts";
import { pageAddress } from "#platform/browser/page-address.ts";
import { useWrite } from "#platform/browser/forms/use-write.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { formatDollarsAndCents as money } from "#platform/shared/money.ts";
import type { OfferedPlan } from "../domain/purchases-view.ts";
import { buyPlan, payPage } from "./purchase-calls.ts";

interface OfferCardProps {
  readonly orderNumber: string;
  readonly plan: OfferedPlan;
  /** On the odometer. */
  readonly miles: number;
  /** Its price or words changed since they were read. */
  readonly onChanged: () => void;
}

/** One plan with its price and tax, what it really adds, and the consent of its own; nothing is checked. */
export function OfferCard({ orderNumber, plan, miles, onChanged }: OfferCardProps) {
  const t = useText();
  const [agrees, setAgrees] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const write = useWrite();
  const buy = async (): Promise<void> => {
    setMissing(!agrees);
    if (!agrees) return;
    const asked = { planId: plan.id, consent: plan.consent.hash, odometerMiles: miles };
    const bought = await write.run(() => buyPlan(orderNumber, asked));
    if (bought) window.location.assign(pageAddress(payPage(orderNumber, bought.purchaseId)));
    else onChanged();
  };
  return (
    <Card aria-label={plan.label} as="section" className="grid gap-3">
      <h2 className="text-title">{plan.label}</h2>
      <p>{plan.summary}</p>
      {plan.isSample && (
        <p className="text-small">{t("A sample plan of this demo. The store's own plans replace it.")}</p>
      )}
      <p className="text-lead font-semibold tabular">
        {money(plan.totalCents)}
        {plan.taxCents > 0 && (
          <span className="text-small font-normal text-ink-muted">
            {" "}
            {t("{price} and {tax} tax", { price: money(plan.priceCents), tax: money(plan.taxCents) })}
          </span>
        )}
      </p>
      {plan.overlap && <p className="text-small">{overlapWords(plan.overlap, t)}</p>}
      <CheckboxField
        checked={agrees}
        error={isMissing && !agrees ? t("Check the box to buy this plan.") : undefined}
        id={`agree-${plan.id}`}
        label={plan.consent.words}
        onChange={({ target }) => setAgrees(target.checked)}
      />
      {write.error && <AlertBar type="error">{write.error.message}</AlertBar>}
      <Button busy={write.isBusy} className="justify-self-start" onClick={() => void buy()}>
        {t("Continue to payment: {amount}", { amount: money(plan.totalCents) })}
      </Button>
    </Card>
  );
}
