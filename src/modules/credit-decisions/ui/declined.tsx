import { useText } from "#platform/browser/texts/texts.tsx";
import type { DecisionProps } from "./decision-props.ts";
import { LenderAnswers } from "./lender-answers.tsx";
import { OtherWays } from "./other-ways.tsx";

/** Every lender said no: what happens next, why, what would get a yes, and other ways to pay (LEND-01, OP-49). */
export function Declined(parts: DecisionProps) {
  const t = useText();
  return (
    <>
      <section className="grid gap-3">
        <h1 className="text-heading">{t("No lender approved this deal")}</h1>
        <p className="max-w-prose">
          {t(
            "We'll send you a letter with each lender's reasons and your rights, by email or on paper, as you chose. Nothing was charged, and your car is still in your cart.",
          )}
        </p>
        <p className="max-w-prose">
          {t("You can change the deal and apply again, pay in full, or use your own bank or credit union.")}
        </p>
        <OtherWays order={parts.view.order} />
      </section>
      <LenderAnswers {...parts} />
    </>
  );
}
