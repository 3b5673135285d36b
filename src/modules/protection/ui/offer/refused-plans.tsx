import { Disclosure } from "#design-system/disclosure.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import type { RefusedPlan } from "../../domain/rating/rated-plan.ts";
import { refusalWords } from "./refusal-words.ts";

/** Plans that were looked at and would not help, each with the reason: said, and out of the way of those that would. */
export function RefusedPlans({ refused }: { readonly refused: readonly RefusedPlan[] }) {
  const t = useText();
  if (refused.length === 0) return null;
  return (
    <section aria-labelledby="refused" className="rounded-card bg-surface-sunken px-4">
      <Disclosure
        summary={
          <h2 className="text-body" id="refused">
            {t("Plans that wouldn't help you")} <span className="text-ink-muted">({refused.length})</span>
          </h2>
        }
      >
        <div className="grid gap-4 pt-1 pb-4">
          <p className="max-w-prose text-small text-ink-muted">
            {t(
              "We check every plan against this car and this deal, and don't sell the ones that can't help.",
            )}
          </p>
          <ul className="divide-y divide-line">
            {refused.map((plan) => (
              <li className="grid gap-0.5 py-3 last:pb-0" key={plan.id}>
                <p className="font-semibold">{plan.label}</p>
                <p className="text-small">{refusalWords(plan, t)}</p>
              </li>
            ))}
          </ul>
        </div>
      </Disclosure>
    </section>
  );
}
