import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { rememberSearchedZip } from "#modules/pricing/ui/searched-zip.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { Icon } from "#design-system/icon.tsx";
import { searchMessages } from "../../messages.ts";
import type { ResultsView } from "../results/results-text.ts";
import { SEARCH_FORM_ID } from "../results/search-form.ts";

const DISTANCES = [10, 25, 50, 100, 250, 500] as const;

/**
 * The shopper's zip with a location sign (UI-11), at the end of the search field; leaving it submits it. One real field, so it also works before and without JavaScript, where the browser itself refuses what
 * is no zip. Escape takes a change back.
 */
export function ZipEditor({ view }: { view: ResultsView }) {
  const t = useText();
  const { zipError, query } = view;
  const zip = zipError === null ? query.zip : null;
  useEffect(() => {
    if (zip) rememberSearchedZip(zip);
  }, [zip]);
  const input = useRef<HTMLInputElement>(null);
  const [isMistyped, setMistyped] = useState(false);
  const evaluate = () => setMistyped(input.current?.validity.patternMismatch ?? false);
  // It may have been left before this code was here.
  useEffect(() => {
    if (document.activeElement !== input.current) evaluate();
  }, []);
  const error = isMistyped ? searchMessages["search.zipMalformed"] : zipError;
  return (
    <>
      <label className="relative flex min-h-11 items-center">
        <Icon className="pointer-events-none absolute left-3 text-link" name="pin" size={18} />
        <span className="sr-only">{t("Zip code")}</span>
        <input
          aria-describedby={error ? "zip-error" : undefined}
          aria-invalid={error ? true : undefined}
          autoComplete="postal-code"
          className="min-h-11 w-36 pr-2 pl-9 text-small sm:w-40 font-semibold text-ink tabular placeholder:font-semibold placeholder:text-link"
          defaultValue={query.zip ?? query.wrongZip ?? ""}
          form={SEARCH_FORM_ID}
          inputMode="numeric"
          maxLength={5}
          name="zip"
          onBlur={evaluate}
          // A message goes as soon as what it says is no longer true.
          onInput={() => isMistyped && evaluate()}
          onKeyDown={restoreOnEscape}
          pattern="[0-9]{5}"
          placeholder={t("Add your zip")}
          ref={input}
          title={t("Enter a 5-digit US zip code.")}
          type="text"
        />
      </label>
      {error && (
        <p className="zip-error" id="zip-error" role="alert">
          {t(error)}
        </p>
      )}
    </>
  );
}

/** How far cars may stand from a place that is known. */
export function DistanceSelect({ view: { place, query } }: { readonly view: ResultsView }) {
  const t = useText();
  if (place === null) return null;
  return (
    <div className="flex min-h-11 items-center gap-1 text-small whitespace-nowrap">
      <label className="relative flex items-center">
        <span className="sr-only">{t("Distance")}</span>
        <select
          className="min-h-11 [field-sizing:content] appearance-none rounded-control bg-transparent pr-6 font-semibold text-link"
          defaultValue={query.distance ?? ""}
          form={SEARCH_FORM_ID}
          name="distance"
        >
          <option className="bg-surface-raised text-ink" value="">
            {t("Any distance")}
          </option>
          {DISTANCES.map((miles) => (
            <option className="bg-surface-raised text-ink" key={miles} value={miles}>
              {t("Within {miles} mi", { miles })}
            </option>
          ))}
        </select>
        <Icon className="pointer-events-none absolute right-0.5 text-link" name="chevron-down" size={16} />
      </label>
      <span className="text-ink-muted">
        {t("of {city}, {state}", { city: place.city, state: place.state })}
      </span>
    </div>
  );
}

function restoreOnEscape(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== "Escape") return;
  event.currentTarget.value = event.currentTarget.defaultValue;
  event.currentTarget.blur();
}
