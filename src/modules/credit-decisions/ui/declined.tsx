import { useText } from "#platform/browser/texts/texts.tsx";
import { isSentNowhere } from "#modules/lenders/domain/is-sent-nowhere.ts";
import type { DecisionProps } from "./decision-props.ts";
import { LenderAnswers } from "./lender-answers.tsx";
import { OtherWays } from "./other-ways.tsx";

/** Every lender said no, or none was asked: what happens next, why, what would get a yes, and other ways to pay (LEND-01, OP-49). */
export function Declined(parts: DecisionProps) {
  const t = useText();
  const isUnsent = isSentNowhere(parts.view.lenders);
  return (
    <>
      <section className="grid gap-3">
        <h1 className="text-heading">
          {isUnsent ? t("We couldn't send your application to a lender") : t("No lender approved this deal")}
        </h1>
        <p className="max-w-prose">
          {isUnsent
            ? t(
                "None of our lenders takes applications like yours. You get a letter with the reasons and your rights, by email or on paper, as you chose. Nothing was charged, and your car is still in your cart.",
              )
            : t(
                "You get a letter with each lender's reasons and your rights, by email or on paper, as you chose. Nothing was charged, and your car is still in your cart.",
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
