import { Icon } from "#design-system/icon.tsx";
import type { OpenTerms } from "#modules/personal-pricing/ui/terms/personal-terms-store.ts";
import { termsChanged } from "#modules/pricing/ui/ask-own-payments.ts";
import { rememberLeasing } from "#modules/pricing/ui/own-terms.ts";
import { useText } from "#platform/browser/texts/texts.tsx";

/** Loans or leases on every card, in the filter and in the order by payment; for who has lenders for both. */
export function WayToShow({
  open: { terms, choices },
}: {
  readonly open: Pick<OpenTerms, "terms" | "choices">;
}) {
  const t = useText();
  const { programs } = terms;
  if (!programs.some(({ loan }) => loan !== null) || !programs.some(({ lease }) => lease)) return null;
  const choose = (way: string) => {
    rememberLeasing(way === "leases");
    termsChanged();
  };
  return (
    <label className="relative flex min-h-11 min-w-0 items-center gap-2 text-small">
      <span className="text-ink-muted max-sm:sr-only">{t("Your payments")}</span>
      <select
        className="min-h-11 min-w-0 [field-sizing:content] appearance-none rounded-control bg-transparent py-2 pr-8 font-semibold text-ink"
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        value={choices.lease ? "leases" : "loans"}
      >
        <option className="bg-surface-raised text-ink" value="loans">
          {t("Loans")}
        </option>
        <option className="bg-surface-raised text-ink" value="leases">
          {t("Leases of new cars")}
        </option>
      </select>
      <Icon className="pointer-events-none absolute right-1" name="chevron-down" size={18} />
    </label>
  );
}
