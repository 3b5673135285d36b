import { useText } from "#platform/browser/texts/texts.tsx";
import { WAITING_TEXTS } from "#modules/underwriting/domain/rule-words.ts";
import type { DecisionProps } from "./decision-props.ts";
import { FrozenFile } from "./frozen-file.tsx";
import { LENDER_STATES } from "./lender-answers.tsx";
import { Withdraw } from "./withdraw.tsx";

/** Lenders decide, wait or are silent (CRED-09). Also the page after the application (CART-06). */
export function Waiting(parts: DecisionProps) {
  const t = useText();
  const { state, lenders, order } = parts.view;
  const isFrozen = lenders.some(({ waitingFor }) => waitingFor.includes("CREDIT_FILE_FROZEN"));
  const isInReview = !isFrozen && lenders.some(({ waitingFor }) => waitingFor.length > 0);
  return (
    <>
      <section aria-live="polite" className="grid gap-3">
        <h1 className="text-heading">
          {state === "timed-out"
            ? t("The lenders are taking longer than usual")
            : isFrozen
              ? t("A lender is waiting for you")
              : isInReview
                ? t("Your application is under review")
                : t("Application received")}
        </h1>
        <p className="max-w-prose">
          {state === "timed-out"
            ? t(
                "Your application is safe, and an answer that comes later still counts. We'll write to you as soon as there is one. You can also withdraw and pay another way.",
              )
            : isFrozen
              ? t(
                  "Lenders can't continue until a credit freeze is lifted. We're holding your car in the meantime.",
                )
              : isInReview
                ? t(
                    "This is not a decline. You can leave this page: we'll email you as soon as there's an answer, and we're holding your car in the meantime.",
                  )
                : t(
                    "Lenders are reviewing it now. Most answer within minutes. You can leave this page: we'll email you when there's an answer, and we're holding your car in the meantime.",
                  )}
        </p>
        {lenders.length > 0 && (
          <ul className="grid gap-1">
            {lenders.map(({ lenderId, lenderName, state: said, waitingFor: [why] }) => (
              <li className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2" key={lenderId}>
                <span>{lenderName}</span>
                <span className="text-ink-muted">{t(why ? WAITING_TEXTS[why] : LENDER_STATES[said])}</span>
              </li>
            ))}
          </ul>
        )}
      </section>
      <FrozenFile {...parts} />
      <Withdraw onEnded={parts.onChange} orderNumber={order.orderNumber} />
    </>
  );
}
