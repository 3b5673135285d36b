import { Badge } from "#design-system/badge.tsx";
import { Card } from "#design-system/card.tsx";
import { Disclosure } from "#design-system/disclosure.tsx";
import type { LenderAnswerState } from "#modules/lenders/domain/lender-answer.ts";
import { REASON_TEXTS } from "#modules/credit-bureaus/domain/reason-codes.ts";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { english } from "#platform/shared/texts/text.ts";
import { planName } from "../domain/plan-name.ts";
import { type LenderView, toldLenders } from "../domain/lender-view.ts";
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

/**
 * Lenders that did not take the deal as it is, and apart from them those that were never asked: why, and the smallest
 * changes with which they would. Beside offers each is a line until somebody wants to know; where nobody offers anything
 * it is what the page is about.
 */
export function LenderAnswers(parts: DecisionProps) {
  const t = useText();
  const { answered, notAsked } = toldLenders(parts.view.lenders);
  return (
    <>
      <LenderList
        {...parts}
        id="not-as-asked"
        lenders={answered}
        title={t("Lenders that didn't approve this deal as you asked")}
      />
      <LenderList {...parts} id="not-asked" lenders={notAsked} title={t("Lenders we didn't ask")}>
        {t(
          "These lenders don't take applications like yours, so we didn't send them yours. They made no decision and didn't check your credit.",
        )}
      </LenderList>
    </>
  );
}

function LenderList({
  id,
  title,
  lenders,
  children,
  ...parts
}: DecisionProps & {
  readonly id: string;
  readonly title: string;
  readonly lenders: readonly LenderView[];
  readonly children?: string;
}) {
  const { offers } = parts.view;
  if (lenders.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h2 className="text-title" id={id}>
        {title}
      </h2>
      {children && <p className="max-w-prose">{children}</p>}
      <Card flush>
        <ul className="divide-y divide-line px-5 md:px-6">
          {lenders.map((lender) => (
            <li key={lender.lenderId}>
              <Disclosure
                open={offers.length === 0}
                summary={<Who lender={lender} />}
                summaryClassName="py-4 font-normal"
              >
                <div className="grid gap-4 pb-5">
                  <Why lender={lender} order={parts.view.order} />
                  <GettingAYes {...parts} lender={lender} />
                </div>
              </Disclosure>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

interface LenderProps {
  readonly lender: LenderView;
}

function Who({ lender: { lenderName, state } }: LenderProps) {
  const t = useText();
  return (
    <span className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <span className="text-lead font-semibold">{lenderName}</span>
      <Badge>{t(LENDER_STATES[state])}</Badge>
    </span>
  );
}

function Why({ lender: { reasons, failedRules }, order }: LenderProps & { readonly order: OrderView }) {
  const t = useText();
  return (
    <>
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
              <li key={`${rule.code}${JSON.stringify(rule.values)}`}>
                {ruleText(t, withPlanName(rule, order))}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

function withPlanName(
  rule: LenderView["failedRules"][number],
  order: OrderView,
): LenderView["failedRules"][number] {
  const { product } = rule.values;
  if (typeof product !== "string") return rule;
  return { ...rule, values: { ...rule.values, product: planName(order, product) } };
}
