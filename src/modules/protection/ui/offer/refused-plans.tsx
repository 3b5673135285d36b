import { useText } from "#platform/browser/texts/texts.tsx";
import type { RefusedPlan } from "../../domain/rating/rated-plan.ts";
import { refusalWords } from "./refusal-words.ts";

/** Plans that were looked at and would not help, each with the reason. */
export function RefusedPlans({ refused }: { readonly refused: readonly RefusedPlan[] }) {
  const t = useText();
  if (refused.length === 0) return null;
  return (
    <section aria-labelledby="refused" className="grid gap-3">
      <h2 className="text-lead" id="refused">
        {t("Plans that wouldn't help you")}
      </h2>
      <p className="max-w-prose text-small text-ink-muted">
        {t("We check every plan against this car and this deal, and don't sell the ones that can't help.")}
      </p>
      <ul className="grid gap-3">
        {refused.map((plan) => (
          <li className="grid gap-0.5 rounded-card bg-surface-sunken px-4 py-3" key={plan.id}>
            <p className="font-semibold">{plan.label}</p>
            <p className="text-small">{refusalWords(plan, t)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
