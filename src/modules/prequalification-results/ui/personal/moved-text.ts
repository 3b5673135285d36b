import { formatDollarsAndCents } from "#platform/shared/money.ts";
import { english, type Text } from "#platform/shared/texts/text.ts";
import type { MovedTerms } from "#modules/prequalification/domain/journey-view.ts";

const CAUSES: Readonly<Record<MovedTerms["changed"], string>> = {
  zip: english("Taxes and fees of your new zip code changed your payments."),
  state: english("Taxes, fees and lenders of your new state changed your payments."),
  income: english("Your new income changed what lenders allow each month."),
  programs: english("Lenders changed their rates or limits."),
};

/** PQ-10: what moved a person's payments and by how much, for a car of the store's middle price. */
export function movedText(t: Text, { changed, before, after }: MovedTerms): string {
  const cause = t(CAUSES[changed]);
  if (before === after)
    return `${cause} ${t("A mid-priced car at this store still costs you the same per month.")}`;
  if (after === null)
    return `${cause} ${t("A mid-priced car at this store no longer qualifies. Others may.")}`;
  if (before === null)
    return `${cause} ${t("A mid-priced car at this store now qualifies, at {after} a month.", {
      after: formatDollarsAndCents(after),
    })}`;
  return `${cause} ${t("A mid-priced car at this store went from {before} to {after} a month.", {
    before: formatDollarsAndCents(before),
    after: formatDollarsAndCents(after),
  })}`;
}
