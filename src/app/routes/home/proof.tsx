import { useText } from "#platform/browser/texts/texts.tsx";
import { LOCALES } from "#platform/shared/texts/language.ts";
import type { Text } from "#platform/shared/texts/text.ts";
import type { ProofSettings } from "#modules/content/domain/proof-settings-schema.ts";

export interface ProofProps {
  readonly proof: ProofSettings & { readonly isSample: boolean };
  /** Days a car may be brought back within; null where the retailer promises none. */
  readonly days: number | null;
}

const whole = new Intl.NumberFormat("en-US");

/** What others say of the store, each figure with its source and day; nothing where the retailer entered nothing. */
export function Proof({ proof, days }: ProofProps) {
  const t = useText();
  const { rating, deliveries, reviews } = proof;
  if (rating === null && deliveries === null && reviews.length === 0) return null;
  return (
    <section aria-labelledby="proof" className="proof">
      <h2 className="text-heading" id="proof">
        {t("What buyers say")}
      </h2>
      {proof.isSample && (
        <p className="text-small">{t("Sample figures and reviews of a demonstration store.")}</p>
      )}
      <dl className="proof-figures">
        {rating !== null && (
          <Figure
            label={t("out of 5, from {count} reviews on {source}, {day}", {
              count: whole.format(rating.count),
              source: rating.source,
              day: dayText(rating.asOf, t),
            })}
            value={rating.value.toFixed(1)}
          />
        )}
        {deliveries !== null && (
          <Figure
            label={t("cars delivered by {day}", { day: dayText(deliveries.asOf, t) })}
            value={whole.format(deliveries.count)}
          />
        )}
        {days !== null && <Figure label={t("days to bring it back")} value={String(days)} />}
      </dl>
      {reviews.length > 0 && (
        <ul className="proof-reviews">
          {reviews.map((review) => (
            <li key={review.text}>
              <blockquote>
                <p>{review.text}</p>
              </blockquote>
              <p className="text-small">
                {t("{name}, on {source}, {day}", { ...review, day: dayText(review.date, t) })}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Figure({ value, label }: { value: string; label: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** A calendar day; no time zone moves it. */
function dayText(day: string, { language }: Text): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: "medium", timeZone: "UTC" });
  return format.format(new Date(`${day}T00:00:00Z`));
}
