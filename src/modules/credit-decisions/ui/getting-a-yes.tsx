import { useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "#design-system/button.tsx";
import { Dialog } from "#design-system/dialog.tsx";
import type { WorkableCombination } from "#modules/underwriting/domain/workable-change.ts";
import type { DealChoices } from "#modules/orders/domain/deal-choices-schema.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { changeText, choicesOf, costText, paymentsText } from "../domain/change-words.ts";
import { checkoutAddress, nextCheckoutStep } from "#modules/deal-drafts/domain/checkout-steps.ts";
import type { DecisionView } from "../domain/decision-view.ts";
import type { LenderView } from "../domain/lender-view.ts";
import { planName } from "../domain/plan-name.ts";
import { offersOf, waysBeside } from "../domain/ways-beside.ts";
import { endApplication, saveDraft } from "#modules/deal-drafts/ui/checkout-api.ts";
import { useCheckoutSite } from "#modules/deal-drafts/ui/checkout-site.tsx";
import type { DecisionProps } from "./decision-props.ts";
import { useAttempt } from "./use-attempt.ts";

/** The smallest change per lever that gets a yes from one lender, each with its cost over the term and "Apply with this change". */
export function GettingAYes({ view, onChange, lender }: DecisionProps & { readonly lender: LenderView }) {
  const t = useText();
  const [wanted, setWanted] = useState<DealChoices>();
  const { isBusy, failure, apply } = useReapply(view);
  const ways = waysBeside(waysOf(lender), offersOf(lender, view));
  if (ways.length === 0) return null;
  const use = async (choices: DealChoices): Promise<void> => {
    const isDone = await apply(choices);
    setWanted(undefined);
    if (!isDone) onChange();
  };
  return (
    <div className="grid gap-3">
      <p className="font-semibold">{t("What would get you approved here")}</p>
      {failure && <p role="alert">{failure}</p>}
      <ul className="grid gap-3">
        {ways.map((way) => (
          <Way
            key={way.changes.map(({ lever }) => lever).join()}
            onUse={(choices) => (isOver(view) ? void use(choices) : setWanted(choices))}
            view={view}
            way={way}
          />
        ))}
      </ul>
      <Dialog
        actions={
          <>
            <Button busy={isBusy} onClick={() => wanted && void use(wanted)}>
              {t("Apply again")}
            </Button>
            <Button look="quiet" onClick={() => setWanted(undefined)}>
              {t("Go back")}
            </Button>
          </>
        }
        onClose={() => setWanted(undefined)}
        open={wanted !== undefined}
        title={t("Apply again with this change?")}
      >
        <p>
          {t(
            "Your current application and its offers end now. We'll send a new one to every lender, and they may check your credit again.",
          )}
        </p>
      </Dialog>
    </div>
  );
}

/** Each single change, and the cheapest way of several. */
function waysOf({ changes, cheapestCombination }: LenderView): readonly WorkableCombination[] {
  const single = changes.map((change) => ({ ...change, changes: [change] }));
  const isOneMore = cheapestCombination !== null && cheapestCombination.changes.length > 1;
  return isOneMore ? [...single, cheapestCombination] : single;
}

function Way({
  way,
  view,
  onUse,
}: {
  readonly way: WorkableCombination;
  readonly view: DecisionView;
  readonly onUse: (choices: DealChoices) => void;
}) {
  const t = useText();
  const choices = choicesOf(view.order.choices, way.changes, way);
  // Another person's income changes whether, not what, is paid.
  const isPriced = way.paymentCents > 0 && way.changes.every(({ lever }) => lever !== "JOINT_INCOME");
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3">
      <div className="grow basis-64">
        <ul>
          {way.changes.map((change) => (
            <li key={change.lever}>{changeText(t, named(change, view), way)}</li>
          ))}
        </ul>
        {isPriced && (
          <p className="text-small text-ink-muted">
            {paymentsText(t, way)} {costText(t, way.costOverTermCents)}
          </p>
        )}
      </div>
      {choices && (
        <Button className="max-sm:w-full" look="secondary" onClick={() => onUse(choices)}>
          {t("Apply with this change")}
        </Button>
      )}
    </li>
  );
}

/** With the plan's name where a change is to leave it out. */
function named<C extends WorkableCombination["changes"][number]>(change: C, { order }: DecisionView): C {
  const { productCode } = change;
  return productCode === null ? change : { ...change, productCode: planName(order, productCode) };
}

function isOver({ state }: DecisionView): boolean {
  return state === "declined" || state === "ended" || state === "ran-out";
}

/** Changes the draft's choices and leads to the application; one that lenders still have is ended first. */
function useReapply(view: DecisionView) {
  const navigate = useNavigate();
  const site = useCheckoutSite();
  const { isBusy, failure, attempt } = useAttempt();
  const { orderNumber } = view.order;
  const apply = (choices: DealChoices): Promise<boolean> =>
    attempt(async () => {
      if (!isOver(view)) await endApplication(orderNumber, "withdrawn");
      const { order } = await saveDraft(orderNumber, { choices });
      const next = nextCheckoutStep(order.deal.type, "Order Details", site) ?? "Overview";
      await navigate(checkoutAddress(next, orderNumber) ?? "/cart");
    });
  return { isBusy, failure, apply };
}
