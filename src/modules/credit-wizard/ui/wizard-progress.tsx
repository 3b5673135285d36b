import { classNames } from "#design-system/class-names.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import type { ApplicationView } from "#modules/credit/domain/application-view.ts";
import { isSame, type WizardPlace, wizardPlaces } from "./wizard-places.ts";

/** How much of the application is behind and ahead. */
export function WizardProgress({
  view,
  here,
}: {
  readonly view: ApplicationView;
  readonly here: WizardPlace;
}) {
  const t = useText();
  const places = wizardPlaces(view);
  const at = places.findIndex((place) => isSame(place, here));
  return (
    <div className="grid gap-2">
      <p className="text-small text-ink-muted">
        {t("Page {page} of {count}", { page: at + 1, count: places.length })}
      </p>
      <div aria-hidden="true" className="flex gap-1">
        {places.map(({ role, page }, index) => (
          <span
            className={classNames("h-1.5 grow rounded-full", index <= at ? "bg-action" : "bg-line")}
            key={`${role}.${page}`}
          />
        ))}
      </div>
    </div>
  );
}
