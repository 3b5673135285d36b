import { MoneyText } from "#design-system/money-text.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { formatWholeDollars } from "#platform/shared/money.ts";
import { refundByMonth, type RefundPlan, type RefundSale } from "../../domain/refund/refund-by-month.ts";

interface RefundTableProps {
  readonly plan: RefundPlan;
  readonly sale: RefundSale;
}

/** What comes back when the plan is canceled, month by month, before anybody buys it (PROT-08). */
export function RefundTable({ plan, sale }: RefundTableProps) {
  const t = useText();
  const rows = refundByMonth(plan, sale);
  const { freeLookDays, feeCents, unusedBy } = plan.cancellation;
  return (
    <div className="grid gap-3">
      <p className="max-w-prose text-small">
        {t(
          "Cancel any time. Within {days} days without a claim you get the whole price back. After that you get the unused part back, less claims paid and a fee of at most {fee}.",
          { days: freeLookDays, fee: formatWholeDollars(feeCents) },
        )}{" "}
        {unusedBy === "lesser"
          ? t("The unused part is figured by time or by miles, whichever is less.")
          : t("The unused part is figured by time.")}
      </p>
      <table className="w-full max-w-sm text-small tabular">
        <caption className="pb-1 text-left text-ink-muted">
          {t("Your refund without claims, at a steady mileage")}
        </caption>
        <thead>
          <tr className="border-b border-line-strong text-left">
            <th className="py-2 font-semibold" scope="col">
              {t("Canceled after")}
            </th>
            <th className="py-2 text-right font-semibold" scope="col">
              {t("Refund")}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ months, refundCents }) => (
            <tr className="border-b border-line" key={months}>
              <th className="py-1.5 text-left font-normal" scope="row">
                {t("{count} {count:month|months}", { count: months })}
              </th>
              <td className="py-1.5 text-right">
                <MoneyText cents={refundCents} exact />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="max-w-prose text-small text-ink-muted">
        {t("If your car is financed, the refund goes to your lender first and lowers what you owe.")}
      </p>
    </div>
  );
}
