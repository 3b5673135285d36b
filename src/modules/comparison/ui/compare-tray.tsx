import { useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { LinkButton } from "#design-system/button.tsx";
import { Icon } from "#design-system/icon.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { ownTermsText, readOwnTerms } from "#modules/pricing/ui/own-terms.ts";
import { comparisonPath } from "../domain/compared-keys.ts";
import { MOST_COMPARED } from "../domain/most-compared.ts";
import { hasTray } from "../domain/tray-pages.ts";
import {
  choose,
  type ChosenVehicle,
  chosenVehicles,
  refusedChoices,
  toggleChosen,
} from "./comparison-store.ts";

const NONE: readonly ChosenVehicle[] = [];

/** What is chosen for the comparison, at the lower edge of the window, with the way to it (CMP-01). */
export function CompareTray() {
  const t = useText();
  const { pathname } = useLocation();
  const chosen = useSyncExternalStore(chosenVehicles.subscribe, chosenVehicles.get, () => NONE);
  if (chosen.length === 0 || !hasTray(pathname)) return null;
  return (
    <section
      aria-label={t("Vehicles to compare")}
      className="compare-tray border-t border-line bg-surface-raised shadow-overlay"
    >
      <div className="page-width grid gap-2 py-2.5">
        <Limit />
        <div className="flex items-center gap-3">
          <p className="grow font-semibold sm:hidden">
            {t("{count} of {limit} chosen", { count: chosen.length, limit: MOST_COMPARED })}
          </p>
          <ul className="flex min-w-0 grow gap-2 max-sm:hidden">
            {chosen.map((vehicle) => (
              <Chosen key={vehicle.key} vehicle={vehicle} />
            ))}
            {Array.from({ length: MOST_COMPARED - chosen.length }, (_, at) => (
              <li
                aria-hidden="true"
                className="h-14 max-w-24 min-w-0 grow basis-0 rounded-control border border-dashed border-line-strong max-md:hidden"
                key={at}
              />
            ))}
          </ul>
          <button
            aria-label={t("Clear the comparison")}
            className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-surface-sunken"
            onClick={() => choose([])}
            type="button"
          >
            <Icon name="close" />
          </button>
          <LinkButton
            className="shrink-0 px-4"
            to={comparisonPath(
              chosen.map(({ key }) => key),
              ownTermsText(readOwnTerms()),
            )}
          >
            {t("Compare {count}", { count: chosen.length })}
          </LinkButton>
        </div>
      </div>
      <output className="sr-only">
        {t("{count} of {limit} vehicles chosen to compare.", {
          count: chosen.length,
          limit: MOST_COMPARED,
        })}
      </output>
    </section>
  );
}

function Chosen({ vehicle }: { readonly vehicle: ChosenVehicle }) {
  const t = useText();
  return (
    <li className="relative h-14 max-w-24 min-w-0 grow basis-0 overflow-hidden rounded-control border border-line bg-stage">
      <img alt="" className="size-full object-contain" src={vehicle.picture} />
      <button
        aria-label={t("Remove {vehicle} from the comparison", { vehicle: vehicle.title })}
        className="absolute inset-0 grid place-items-start justify-end p-0.5"
        onClick={() => toggleChosen(vehicle)}
        title={vehicle.title}
        type="button"
      >
        <span className="grid size-5 place-items-center rounded-pill bg-surface-raised">
          <Icon name="close" size={14} />
        </span>
      </button>
    </li>
  );
}

/** Explains the limit when somebody runs into it, for as long as it matters. */
function Limit() {
  const t = useText();
  const refused = useSyncExternalStore(refusedChoices.subscribe, refusedChoices.get, () => 0);
  const [read, setRead] = useState(0);
  if (refused <= read) return null;
  return (
    <p className="flex items-center justify-between gap-3 text-small" role="alert">
      <span className="flex items-center gap-2">
        <Icon className="shrink-0" name="info" />
        {t("You can compare up to {limit} vehicles. Remove one to add another.", { limit: MOST_COMPARED })}
      </span>
      <button
        className="min-h-11 shrink-0 font-semibold text-link underline underline-offset-4"
        onClick={() => setRead(refused)}
        type="button"
      >
        {t("Got it")}
      </button>
    </p>
  );
}
