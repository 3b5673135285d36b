import { useText } from "#platform/browser/texts/texts.tsx";
import { english } from "#platform/shared/texts/text.ts";

const STEPS = [
  {
    title: english("Find it"),
    text: english("Every car shows its full price. Filter by what matters to you."),
  },
  {
    title: english("Reserve it"),
    text: english("Start checkout and we hold the car while you decide."),
  },
  {
    title: english("Finish from home"),
    text: english("Insurance, ID, documents and signing, one step at a time, on your phone."),
  },
  { title: english("Drive it"), text: english("Pick it up or have it delivered at a time you choose.") },
] as const;

/** The purchase as a road with four stations. */
export function HowItWorks({
  promises,
}: {
  promises: { readonly days: number | null; readonly miles: number | null };
}) {
  const t = useText();
  return (
    <section aria-labelledby="how">
      <h2 className="pb-8 text-heading" id="how">
        {t("How it works")}
      </h2>
      <ol className="grid gap-8 md:grid-cols-4 md:gap-6">
        {STEPS.map((step, index) => (
          <li
            className="relative grid grid-cols-[2.75rem_1fr] gap-x-4 md:grid-cols-1 md:gap-y-4"
            key={step.title}
          >
            <span className="z-[1] grid size-11 place-items-center rounded-full bg-accent font-bold text-on-accent tabular">
              {index + 1}
            </span>
            {index < STEPS.length - 1 && (
              <span
                aria-hidden="true"
                className="absolute top-11 -bottom-8 left-[1.375rem] border-l-2 border-dashed border-line-strong md:top-[1.375rem] md:right-[-1.5rem] md:bottom-auto md:left-11 md:border-t-2 md:border-l-0"
              />
            )}
            <div className="grid gap-1">
              <h3 className="text-lead">{t(step.title)}</h3>
              <p className="text-ink-muted">{t(step.text)}</p>
            </div>
          </li>
        ))}
      </ol>
      {promises.days !== null && (
        <p className="pt-8 text-lead">
          {promises.miles === null
            ? t("Changed your mind? Bring it back within {days} days for your money back.", {
                days: promises.days,
              })
            : t(
                "Changed your mind? Bring it back within {days} days and {miles} miles for your money back.",
                {
                  days: promises.days,
                  miles: promises.miles,
                },
              )}
        </p>
      )}
    </section>
  );
}
