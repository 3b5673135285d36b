import { useText } from "#platform/browser/texts/texts.tsx";
import { formatDollarsAndCents } from "#platform/shared/money.ts";
import type { Text } from "#platform/shared/texts/text.ts";
import type { FactoryOverlap } from "../../domain/rating/rated-plan.ts";

const number = (value: number): string => value.toLocaleString("en-US");

/** How much of a plan the factory's warranty covers already, and what is really added, in months and miles. */
export function OverlapPicture({ overlap }: { readonly overlap: FactoryOverlap }) {
  const t = useText();
  const { factoryMonthsLeft, planEndsInMonths, isEstimate } = overlap;
  const whole = Math.max(1, factoryMonthsLeft, planEndsInMonths);
  return (
    <figure className="grid gap-2">
      <figcaption className="text-small">{addedText(overlap, t)}</figcaption>
      {factoryMonthsLeft > 0 && (
        <div aria-hidden="true" className="grid gap-1.5 text-fine text-ink-muted">
          <Bar
            fill="fill-line-strong"
            label={t("Factory warranty: {months} months left", { months: factoryMonthsLeft })}
            share={factoryMonthsLeft / whole}
          />
          <Bar
            fill="fill-action"
            label={t("This plan: {months} months", { months: planEndsInMonths })}
            share={planEndsInMonths / whole}
          />
        </div>
      )}
      {isEstimate && (
        <p className="text-fine text-ink-muted">
          {t(
            "Estimated from the model year. The day the first owner got the car decides; the dealer can look it up.",
          )}
        </p>
      )}
    </figure>
  );
}

function Bar({
  label,
  share,
  fill,
}: {
  readonly label: string;
  readonly share: number;
  readonly fill: string;
}) {
  return (
    <div className="grid gap-0.5">
      <svg
        className="h-2.5 w-full rounded-pill bg-surface-sunken forced-color-adjust-none"
        preserveAspectRatio="none"
        viewBox="0 0 100 1"
      >
        <rect className={fill} height="1" width={share * 100} x="0" />
      </svg>
      <span>{label}</span>
    </div>
  );
}

function addedText(overlap: FactoryOverlap, t: Text): string {
  const { addedMonths, addedMiles, factoryEndsAtMiles, pricePerAddedMonthCents } = overlap;
  const factory =
    overlap.factoryMonthsLeft === 0
      ? t("The factory warranty is over.")
      : overlap.after === "basic"
        ? t("The factory's basic warranty has {months} months left, up to {miles} miles.", {
            months: overlap.factoryMonthsLeft,
            miles: number(factoryEndsAtMiles),
          })
        : t("The factory's powertrain warranty has {months} months left, up to {miles} miles.", {
            months: overlap.factoryMonthsLeft,
            miles: number(factoryEndsAtMiles),
          });
  const added =
    addedMiles === null
      ? t("This plan really adds {months} months.", { months: addedMonths })
      : t("This plan really adds {months} months and {miles} miles.", {
          months: addedMonths,
          miles: number(addedMiles),
        });
  const price =
    pricePerAddedMonthCents === null
      ? ""
      : t("That is {amount} for each added month.", {
          amount: formatDollarsAndCents(pricePerAddedMonthCents),
        });
  return [factory, added, price].filter((sentence) => sentence !== "").join(" ");
}
