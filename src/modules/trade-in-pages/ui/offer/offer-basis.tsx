import { useText } from "#platform/browser/texts/texts.tsx";
import { formatWholeDollars } from "#platform/shared/money.ts";
import { dayText } from "#platform/shared/time/day-text.ts";
import type { Offer } from "./moved-lines.ts";

/** On how many cars an offer rests, and between what they are listed for; nothing where a person said the amount. */
export function OfferBasis({ figure: { basis, band } }: { readonly figure: Offer }) {
  const t = useText();
  if (basis === null) return null;
  const date = dayText(new Date(`${basis.fittedOn}T00:00:00Z`), t.language);
  return (
    <div className="grid gap-2">
      <p>
        {t("Estimated from {count} cars in our stock on {date}.", { count: basis.count, date })}{" "}
        <span className="text-ink-muted">{t("It's our own estimate, not a price guide's.")}</span>
      </p>
      {band !== null && (
        <p>
          {t(
            "8 of 10 cars like yours are listed between {low} and {high}. That is what a dealer asks, not what a dealer pays.",
            {
              low: formatWholeDollars(band.lowCents),
              high: formatWholeDollars(band.highCents),
            },
          )}
        </p>
      )}
    </div>
  );
}
