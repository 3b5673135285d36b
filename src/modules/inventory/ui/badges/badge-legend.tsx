import { Disclosure } from "#design-system/disclosure.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { LEAST_DROP_PERCENT } from "../../domain/card-badge.ts";
import { PRICE_RULE } from "../../domain/price-standing.ts";

/** By which rules the signs in the pictures' corners are given. */
export function BadgeLegend() {
  const t = useText();
  const miles = PRICE_RULE.miles.toLocaleString("en-US");
  const rules = [
    [
      t("Great price, Good price"),
      t(
        "At least {great}% or {good}% below the middle price of our own used cars of the same model and trim, at most {years} year and {miles} miles apart. We need at least {least} of them to compare.",
        { ...PRICE_RULE, miles },
      ),
    ],
    [
      t("Price drop"),
      t("Its last price change was a drop of at least {percent}%.", {
        percent: LEAST_DROP_PERCENT,
      }),
    ],
    [t("Arrived today"), t("Added to our inventory since midnight, local time at its dealership.")],
    [t("In transit"), t("It is on its way to the dealership.")],
  ] as const;
  return (
    <Disclosure className="border-y border-line" summary={t("What the badges mean")}>
      <dl className="grid max-w-prose gap-3 pb-4 text-small">
        {rules.map(([name, rule]) => (
          <div key={name}>
            <dt className="font-semibold">{name}</dt>
            <dd className="text-ink-muted">{rule}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}
