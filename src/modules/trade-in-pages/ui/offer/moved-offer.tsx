import { Icon } from "#design-system/icon.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { type Cents, formatDollarsAndCents, formatWholeDollars } from "#platform/shared/money.ts";
import { carName } from "#modules/trade-in/domain/car-name.ts";
import { lineText } from "./line-text.ts";
import { movedLines, type Offer } from "./moved-lines.ts";
import type { ShownTradeIn } from "./shown-trade-in.ts";

interface MovedOfferProps extends ShownTradeIn {
  readonly before: Offer;
  readonly now: Offer;
}

/** By how much a changed answer moved the offer, and which lines did it. */
export function MovedOffer({ before, now, site, view, questions }: MovedOfferProps) {
  const t = useText();
  const difference = now.amountCents - before.amountCents;
  const lines = movedLines(before, now);
  if (lines.length === 0) return null;
  const context = { t, brand: site.brand, questions, car: view.car === null ? "" : carName(view.car) };
  const by = { amount: formatWholeDollars(Math.abs(difference)) };
  return (
    <section
      aria-labelledby="moved"
      className="grid gap-3 rounded-card border-l-4 border-info bg-info-soft px-4 py-4 md:px-6"
    >
      <h2 className="text-lead" id="moved">
        {difference < 0
          ? t("Your change lowered the offer by {amount}", by)
          : t("Your change raised the offer by {amount}", by)}
      </h2>
      <ul className="grid gap-3">
        {lines.map(({ line, beforeCents, nowCents }) => {
          const { name, reason } = lineText(line, context);
          return (
            <li className="grid gap-x-4 sm:flex sm:justify-between" key={`${line.code} ${name}`}>
              <span>
                {name}
                {line.code === "deduction" && nowCents !== 0 && (
                  <span className="block text-small text-ink-muted">{reason}</span>
                )}
              </span>
              <Move beforeCents={beforeCents} nowCents={nowCents} />
            </li>
          );
        })}
      </ul>
      <p className="text-small text-ink-muted">
        {t("It was {amount} before.", { amount: formatWholeDollars(before.amountCents) })}
      </p>
    </section>
  );
}

function Move({ beforeCents, nowCents }: { readonly beforeCents: Cents; readonly nowCents: Cents }) {
  const t = useText();
  return (
    <span className="inline-flex items-center gap-1.5 tabular whitespace-nowrap">
      <span className="text-ink-muted">{formatDollarsAndCents(beforeCents)}</span>
      <Icon name="arrow-right" size={16} />
      <span className="sr-only">{t("now")}</span>
      <strong>{formatDollarsAndCents(nowCents)}</strong>
    </span>
  );
}
