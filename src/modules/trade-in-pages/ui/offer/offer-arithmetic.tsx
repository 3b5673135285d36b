import { useText } from "#platform/browser/texts/texts.tsx";
import { formatDollarsAndCents } from "#platform/shared/money.ts";
import { carName } from "#modules/trade-in/domain/car-name.ts";
import { lineText } from "./line-text.ts";
import type { Offer } from "./moved-lines.ts";
import type { ShownTradeIn } from "./shown-trade-in.ts";

/** Every line of an offer, and their sum. */
export function OfferArithmetic({
  figure,
  site,
  view,
  questions,
}: ShownTradeIn & { readonly figure: Offer }) {
  const t = useText();
  const context = {
    t,
    brand: site.brand,
    questions,
    car: view.car === null ? "" : carName(view.car),
  };
  return (
    <dl className="grid rounded-card border border-line bg-surface-raised px-4 md:px-6">
      {figure.lines.map((line) => {
        const { name, reason } = lineText(line, context);
        return (
          <div
            className="flex justify-between gap-4 border-b border-line py-3"
            key={`${line.code} ${line.values["question"] ?? ""}`}
          >
            <dt className="grid min-w-0 gap-0.5">
              <span className="wrap-anywhere">{name}</span>
              {reason !== undefined && <span className="text-small text-ink-muted">{reason}</span>}
            </dt>
            <dd className="tabular whitespace-nowrap">{formatDollarsAndCents(line.amountCents)}</dd>
          </div>
        );
      })}
      <div className="flex justify-between gap-4 py-4 text-lead font-semibold">
        <dt>{t("Your offer")}</dt>
        <dd className="tabular">{formatDollarsAndCents(figure.amountCents)}</dd>
      </div>
    </dl>
  );
}
