import { Badge } from "#design-system/badge.tsx";
import { Card } from "#design-system/card.tsx";
import type { LenderAnswerState } from "#modules/lenders/domain/lender-answer.ts";
import { REASON_TEXTS } from "#modules/credit-bureaus/domain/reason-codes.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { english } from "#platform/shared/texts/text.ts";
import type { LenderView } from "../domain/lender-view.ts";
import { ruleText } from "#modules/underwriting/domain/rule-words.ts";
import type { DecisionProps } from "./decision-props.ts";
import { GettingAYes } from "./getting-a-yes.tsx";

/** What a lender's answer is called. */
export const LENDER_STATES: Readonly<Record<LenderAnswerState, string>> = {
  PENDING: english("Deciding"),
  APPROVED: english("Approved"),
  CONDITIONAL: english("Approved with conditions"),
  COUNTER_OFFER: english("Counteroffer"),
  DECLINED: english("Declined"),
  LENDER_CONSTRAINT: english("Not asked"),
  ERROR: english("Can't be reached"),
  TIMEOUT: english("No answer yet"),
  CANCELED: english("Withdrawn"),
};

/** Lenders that did not take the deal as it is: why, and the smallest changes with which they would. */
export function LenderAnswers(parts: DecisionProps) {
  const t = useText();
  const told = parts.view.lenders.filter(
    ({ reasons, failedRules }) => reasons.length + failedRules.length > 0,
  );
  if (told.length === 0) return null;
  return (
    <section aria-labelledby="not-as-asked" className="grid gap-4">
      <h2 className="text-title" id="not-as-asked">
        {t("Lenders that didn't approve this deal as you asked")}
      </h2>
      <ul className="grid gap-4">
        {told.map((lender) => (
          <Card as="li" className="grid gap-4" key={lender.lenderId}>
            <Why lender={lender} />
            <GettingAYes {...parts} lender={lender} />
          </Card>
        ))}
      </ul>
    </section>
  );
}

function Why({ lender }: { readonly lender: LenderView }) {
  const t = useText();
  const { lenderName, state, reasons, failedRules } = lender;
  return (
    <>
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span className="text-lead font-semibold">{lenderName}</span>
        <Badge>{t(LENDER_STATES[state])}</Badge>
      </p>
      {reasons.length > 0 && (
        <div>
          <p className="font-semibold">{t("The lender's reasons")}</p>
          <ul className="list-disc pl-5">
            {reasons.map((code) => (
              <li key={code}>{t(REASON_TEXTS[code])}</li>
            ))}
          </ul>
        </div>
      )}
      {failedRules.length > 0 && (
        <div>
          <p className="font-semibold">{t("What the lender's rules say")}</p>
          <ul className="list-disc pl-5">
            {failedRules.map((rule) => (
              <li key={`${rule.code}${JSON.stringify(rule.values)}`}>{ruleText(t, rule)}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
