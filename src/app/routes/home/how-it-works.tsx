import { Icon, type IconName } from "#design-system/icon.tsx";
import { type IllustrationAngle, illustrationUrl } from "#modules/inventory/domain/illustration-url.ts";
import type { BodyStyle } from "#modules/inventory/domain/vehicle.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { english } from "#platform/shared/texts/text.ts";
import { SILVER } from "./showcase-paints-data.ts";

interface Step {
  readonly title: string;
  readonly text: string;
  readonly icon: IconName;
  readonly body: BodyStyle;
  readonly angle: IllustrationAngle;
}

const STEPS: readonly Step[] = [
  {
    title: english("Find it"),
    text: english("Every car shows its full price. Filter by what matters to you."),
    icon: "search",
    body: "sedan",
    angle: "front-three-quarter",
  },
  {
    title: english("Reserve it"),
    text: english("Start checkout and we hold the car while you decide."),
    icon: "clock",
    body: "suv",
    angle: "side",
  },
  {
    title: english("Finish from home"),
    text: english("Insurance, ID, documents and signing, one step at a time, on your phone."),
    icon: "pen",
    body: "hatchback",
    angle: "front-three-quarter",
  },
  {
    title: english("Drive it"),
    text: english("Pick it up or have it delivered at a time you choose."),
    icon: "truck",
    body: "pickup",
    angle: "side",
  },
];

/** The purchase in four pictures; phones lay them out as a list. */
export function HowItWorks({
  promises,
}: {
  promises: { readonly days: number | null; readonly miles: number | null };
}) {
  const t = useText();
  return (
    <section aria-labelledby="how">
      <h2 className="pb-5 text-heading" id="how">
        {t("How it works")}
      </h2>
      <ol className="how-steps">
        {STEPS.map((step, index) => (
          <li key={step.title}>
            <div className="how-picture">
              <img alt="" height={150} loading="lazy" src={pictureOf(step)} width={300} />
              <span>
                <Icon name={step.icon} size={22} />
              </span>
            </div>
            <div>
              <h3 className="text-lead">
                {index + 1}. {t(step.title)}
              </h3>
              <p className="text-ink-muted">{t(step.text)}</p>
            </div>
          </li>
        ))}
      </ol>
      <ReturnPromise {...promises} />
    </section>
  );
}

function ReturnPromise({ days, miles }: { days: number | null; miles: number | null }) {
  const t = useText();
  if (days === null) return null;
  return (
    <p className="pt-3 font-semibold">
      {miles === null
        ? t("Changed your mind? Bring it back within {days} days for your money back.", { days })
        : t("Changed your mind? Bring it back within {days} days and {miles} miles for your money back.", {
            days,
            miles,
          })}
    </p>
  );
}

function pictureOf({ body, angle }: Step): string {
  return illustrationUrl({ make: "", model: "", bodyStyle: body, fuel: null, exteriorColor: SILVER }, angle);
}
