import { MoneyText } from "#design-system/money-text.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { formatDollarsAndCents } from "#platform/shared/money.ts";
import type { MenuPlan } from "../../domain/protection-menu.ts";

type Priced = Pick<MenuPlan, "priceCents" | "monthlyCents" | "totalCostCents">;

/** The price in full, and beside it what it adds to each payment and over the whole term. */
export function PlanPrice({ plan }: { readonly plan: Priced }) {
  const t = useText();
  const { priceCents, monthlyCents, totalCostCents } = plan;
  return (
    <span className="grid gap-0.5">
      <span className="flex flex-wrap items-baseline gap-x-2">
        <strong className="text-lead">
          <MoneyText cents={priceCents} exact />
        </strong>
        {monthlyCents !== null && (
          <span>{t("adds {amount} a month", { amount: formatDollarsAndCents(monthlyCents) })}</span>
        )}
      </span>
      {(monthlyCents !== null || totalCostCents !== priceCents) && (
        <span className="text-small text-ink-muted">
          {monthlyCents === null
            ? t("{amount} with tax", { amount: formatDollarsAndCents(totalCostCents) })
            : t("{amount} over the whole term, with tax and interest", {
                amount: formatDollarsAndCents(totalCostCents),
              })}
        </span>
      )}
    </span>
  );
}
