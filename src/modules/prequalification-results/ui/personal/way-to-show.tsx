import { InlineSelect } from "#design-system/inline-select.tsx";
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
    <InlineSelect
      label={t("Your payments")}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
      options={[
        { value: "loans", label: t("Loans") },
        { value: "leases", label: t("Leases of new cars") },
      ]}
      value={choices.lease ? "leases" : "loans"}
    />
  );
}
