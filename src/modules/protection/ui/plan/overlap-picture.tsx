import { useText } from "#platform/browser/texts/texts.tsx";
import type { FactoryOverlap } from "../../domain/rating/rated-plan.ts";
import { overlapWords } from "./overlap-words.ts";

/** How much of a plan the factory's warranty covers already, and what is really added, in months and miles. */
export function OverlapPicture({ overlap }: { readonly overlap: FactoryOverlap }) {
  const t = useText();
  const { factoryMonthsLeft, planEndsInMonths, isEstimate } = overlap;
  const whole = Math.max(1, factoryMonthsLeft, planEndsInMonths);
  return (
    <figure className="grid gap-2">
      <figcaption className="text-small">{overlapWords(overlap, t)}</figcaption>
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
            "Estimated from the model year. The warranty starts on the day the first owner got the car; the dealer can look it up.",
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
