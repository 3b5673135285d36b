import { useEffect, useEffectEvent } from "react";
import { apiClient } from "#platform/browser/http/api-client.ts";
import { isApiError } from "#platform/browser/http/api-error.ts";
import { fillEmpty } from "./fill-empty.ts";
import type { JourneyForm } from "./use-journey-form.ts";

/** A complete zip code fills in its city and state, unless somebody has typed there. */
export function useZipPlace(form: JourneyForm): void {
  const zipCode = String(form.values["zipCode"] ?? "").trim();
  const fill = useEffectEvent((place: { readonly city: string; readonly state: string }) =>
    fillEmpty(form, { city: place.city, state: place.state }),
  );
  useEffect(() => {
    if (!/^\d{5}$/u.test(zipCode)) return undefined;
    const asked = new AbortController();
    apiClient
      .get<{ readonly city: string; readonly state: string }>(`/public/geo/zip/${zipCode}`, {
        signal: asked.signal,
      })
      .then(fill, (error: unknown) => {
        // Only a help: whoever types an unknown zip code hears of it when the form is sent.
        if (!asked.signal.aborted && !isApiError(error)) throw error;
      });
    return () => asked.abort();
  }, [zipCode]);
}
