import type { RefundTerms } from "#modules/protection/domain/refund/plan-refund.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { formatDollarsAndCents } from "#platform/shared/money.ts";
import { refundByMonth } from "../domain/refund-by-month.ts";

/** What a plan pays back after so many months, without claims. */
export function RefundTable({ terms }: { readonly terms: RefundTerms }) {
  const t = useText();
  return (
    <table className="w-full text-small">
      <caption className="pb-2 text-left text-ink-muted">
        {t("Assumes no claims. Driving more than average may lower it.")}
      </caption>
      <thead>
        <tr className="border-b border-line text-left">
          <th className="py-2 font-semibold" scope="col">
            {t("Canceled after")}
          </th>
          <th className="py-2 text-right font-semibold" scope="col">
            {t("Refund")}
          </th>
        </tr>
      </thead>
      <tbody>
        {refundByMonth(terms).map(({ months, refundCents }) => (
          <tr className="border-b border-line last:border-b-0" key={months}>
            <th className="py-2 text-left font-normal" scope="row">
              {months === 1 ? t("1 month") : t("{months} months", { months })}
            </th>
            <td className="tabular py-2 text-right">{formatDollarsAndCents(refundCents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
