import { useText } from "#platform/browser/texts/texts.tsx";
import { LOCALES } from "#platform/shared/texts/language.ts";
import { formatWholeDollars } from "#platform/shared/money.ts";
import type { Text } from "#platform/shared/texts/text.ts";
import {
  priceSteps,
  wholeChangeCents,
  type PricePoint,
  type PriceStep,
} from "#modules/inventory/domain/price-history.ts";

/** How a price came to be what it is: a sentence, a line, and the numbers behind it. */
export function PriceHistory({ history, timeZone }: { history: readonly PricePoint[]; timeZone: string }) {
  const t = useText();
  const day = dayIn(t, timeZone);
  const steps = priceSteps(history);
  return (
    <div className="grid gap-4">
      <p>{sentence(t, history, day)}</p>
      <Line history={history} />
      <table className="w-full max-w-prose text-small tabular">
        <thead className="sr-only">
          <tr>
            <th scope="col">{t("Date")}</th>
            <th scope="col">{t("Price")}</th>
            <th scope="col">{t("Difference")}</th>
          </tr>
        </thead>
        <tbody>
          {steps.toReversed().map((step) => (
            <tr className="border-b border-line" key={step.at}>
              <th className="py-2.5 pr-4 text-left font-normal text-ink-muted" scope="row">
                {day(step.at)}
              </th>
              <td className="py-2.5 pr-4 text-right font-semibold">
                {step.priceCents === null ? t("Call for price") : formatWholeDollars(step.priceCents)}
              </td>
              <td className="py-2.5 text-right text-ink-muted">{change(t, step)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function change(t: Text, { changeCents }: PriceStep): string {
  if (changeCents === null) return t("Listed");
  const amount = formatWholeDollars(Math.abs(changeCents));
  return changeCents < 0 ? t("{amount} less", { amount }) : t("{amount} more", { amount });
}

function sentence(t: Text, history: readonly PricePoint[], day: (at: string) => string): string {
  const cents = wholeChangeCents(history);
  const since = day(history[0]?.at ?? "");
  if (cents === null || cents === 0) return t("Listed since {since}.", { since });
  const amount = formatWholeDollars(Math.abs(cents));
  return cents < 0
    ? t("{amount} less than when it was listed on {since}.", { amount, since })
    : t("{amount} more than when it was listed on {since}.", { amount, since });
}

/** Days as the dealer's calendar has them. */
function dayIn(t: Text, timeZone: string): (at: string) => string {
  const key = `${t.language} ${timeZone}`;
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(LOCALES[t.language], { dateStyle: "medium", timeZone });
  formats.set(key, format);
  return (at) => format.format(new Date(at));
}

/** Making one takes as long as writing a whole section; there are as many as zones with dealers. */
const formats = new Map<string, Intl.DateTimeFormat>();

const WIDTH = 600;
const HEIGHT = 96;
const MARGIN = 8;

/** Steps in time, drawn for people who look; the table says the same. */
function Line({ history }: { history: readonly PricePoint[] }) {
  const known = history.flatMap(({ at, priceCents }) =>
    priceCents === null ? [] : [{ at: Date.parse(at), cents: priceCents }],
  );
  const [first] = known;
  const last = known.at(-1);
  if (first === undefined || last === undefined || known.length < 2) return null;
  // The price of today goes on for a tenth of the whole time, so that the last step is seen.
  const end = last.at + Math.max(1, (last.at - first.at) / 10);
  const low = Math.min(...known.map(({ cents }) => cents));
  const high = Math.max(...known.map(({ cents }) => cents));
  const x = (at: number) => MARGIN + ((at - first.at) / (end - first.at)) * (WIDTH - 2 * MARGIN);
  const y = (cents: number) => MARGIN + ((high - cents) / Math.max(1, high - low)) * (HEIGHT - 2 * MARGIN);
  const path = known.map(({ at, cents }, index) =>
    index === 0
      ? `M${x(at).toFixed(1)} ${y(cents).toFixed(1)}`
      : `H${x(at).toFixed(1)}V${y(cents).toFixed(1)}`,
  );
  return (
    <svg aria-hidden="true" className="w-full max-w-prose" viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
      <path
        className="stroke-action"
        d={`${path.join("")}H${x(end).toFixed(1)}`}
        fill="none"
        strokeLinejoin="round"
        strokeWidth="4"
      />
      <circle className="fill-action" cx={x(end)} cy={y(last.cents)} r="7" />
    </svg>
  );
}
