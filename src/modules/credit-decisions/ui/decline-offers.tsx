import { useNavigate } from "react-router";
import { Button } from "#design-system/button.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { endApplication } from "#modules/deal-drafts/ui/checkout-api.ts";
import { BackToOffers } from "./accept-offer.tsx";
import type { DecisionProps } from "./decision-props.ts";
import { useAttempt } from "./use-attempt.ts";

/** Asks once more before all offers are declined; then home (LEND-02). */
export function DeclineOffers({ view, onChange }: DecisionProps) {
  const t = useText();
  const navigate = useNavigate();
  const { isBusy, failure, attempt } = useAttempt();
  const { orderNumber } = view.order;
  const decline = async (): Promise<void> => {
    const isDone = await attempt(async () => {
      await endApplication(orderNumber, "declined");
      await navigate("/");
    });
    if (!isDone) onChange();
  };
  return (
    <section className="grid gap-4">
      <h1 className="text-heading">{t("Decline all offers?")}</h1>
      <p className="max-w-prose">
        {t("The offers end now. Your car stays in your cart, and you can pay another way.")}
      </p>
      {failure && (
        <p className="font-semibold text-danger" role="alert">
          {failure}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-4">
        <Button busy={isBusy} className="max-sm:w-full" onClick={() => void decline()}>
          {t("Yes, decline")}
        </Button>
        <BackToOffers orderNumber={orderNumber} />
      </div>
    </section>
  );
}
