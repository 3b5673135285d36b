import { STIPULATION_TEXTS, type StipulationCode } from "#modules/underwriting/domain/stipulation.ts";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { formatDeadline } from "#modules/orders/ui/format-instant.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { formatDollarsAndCents } from "#platform/shared/money.ts";
import type { Text } from "#platform/shared/texts/text.ts";
import { dayText } from "#platform/shared/time/day-text.ts";
import { type CounterDifference, counterDifferences } from "../domain/counter-differences.ts";
import { movedFirstPayment } from "#modules/checkout/domain/moved-first-payment.ts";
import type { OfferView } from "../domain/decision-view.ts";
import { planName } from "../domain/plan-name.ts";

interface OfferProps {
  readonly offer: OfferView;
  readonly order: OrderView;
}

/** What a counteroffer changes of the deal that was asked for: before it is weighed, not after. */
export function CounterChanges({ offer, order }: OfferProps) {
  const t = useText();
  const differences = offer.counter === null ? [] : counterDifferences(order, offer.counter);
  if (differences.length === 0) return null;
  return (
    <div className="rounded-control bg-surface-sunken p-3">
      <p className="text-small font-semibold">{t("Different from what you asked for")}</p>
      <ul>
        {differences.map((one) => (
          <li key={one.what + (one.what === "product" ? one.code : "")}>{differenceText(t, one, order)}</li>
        ))}
      </ul>
    </div>
  );
}

/** The differences alone, where a row or a heading says what they are. */
export function CounterLines({ offer, order }: OfferProps) {
  const t = useText();
  if (offer.counter === null) return <span className="text-small text-ink-muted">{t("As you asked")}</span>;
  return (
    <ul className="grid gap-0.5 text-small font-semibold">
      {counterDifferences(order, offer.counter).map((one) => (
        <li key={one.what + (one.what === "product" ? one.code : "")}>{differenceText(t, one, order)}</li>
      ))}
    </ul>
  );
}

/** The same on a line, where nothing but words may stand. */
export function CounterInShort({ offer, order }: OfferProps) {
  const t = useText();
  const differences = offer.counter === null ? [] : counterDifferences(order, offer.counter);
  if (differences.length === 0) return null;
  return (
    <span className="rounded-control bg-surface-sunken p-3 text-small">
      <span className="block font-semibold">{t("Different from what you asked for")}</span>
      {differences.map((one) => (
        <span className="block" key={one.what + (one.what === "product" ? one.code : "")}>
          {differenceText(t, one, order)}
        </span>
      ))}
    </span>
  );
}

/** What the lender needs to see, and until when the offer holds. */
export function OfferConditions({ offer, order }: OfferProps) {
  const t = useText();
  const moved = movedFirstPayment(order.terms, offer.terms);
  return (
    <div className="grid gap-3 text-small">
      {offer.stipulations.length > 0 && (
        <div>
          <p className="font-semibold">{t("The lender needs to see")}</p>
          <ul className="list-disc pl-5">
            {offer.stipulations.map((code) => (
              <li key={code}>{t(STIPULATION_TEXTS[code as StipulationCode])}</li>
            ))}
          </ul>
        </div>
      )}
      {moved !== null && (
        <p>
          {t("If you accept today, the first payment is due {offered}, not {asked} as when you applied.", {
            asked: dayText(new Date(moved.asked), t.language),
            offered: dayText(new Date(moved.offered), t.language),
          })}
        </p>
      )}
      <p className="text-ink-muted">
        {t("Good until {instant}", {
          instant: formatDeadline(offer.expiresAt, order.dealer.timeZone, t.language),
        })}
      </p>
    </div>
  );
}

function differenceText(t: Text, one: CounterDifference, order: OrderView): string {
  switch (one.what) {
    case "down":
      return t("{offered} down instead of {asked}", {
        offered: formatDollarsAndCents(one.offered),
        asked: formatDollarsAndCents(one.asked),
      });
    case "term":
      return t("{offered} months instead of {asked}", { offered: one.offered, asked: one.asked });
    case "miles":
      return t("{offered} miles a year instead of {asked}", {
        offered: one.offered.toLocaleString("en-US"),
        asked: one.asked.toLocaleString("en-US"),
      });
    case "product":
      return t("Without {product}", { product: planName(order, one.code) });
  }
}
