import { useEffect, useState } from "react";
import { useText } from "#platform/browser/texts.tsx";
import type { Consent } from "../domain/consent.ts";
import { browserRefuses, choose, CONSENT_EVENT, readConsent } from "./consent-store.ts";

/** On the cookie policy: what was chosen, and the other choice. Unknown until the browser has looked. */
export function ConsentChoice() {
  const t = useText();
  const [consent, setConsent] = useState<Consent | "refused">();
  useEffect(() => {
    const read = (): void => setConsent(browserRefuses() ? "refused" : readConsent());
    read();
    addEventListener(CONSENT_EVENT, read);
    return () => removeEventListener(CONSENT_EVENT, read);
  }, []);
  const option = (choice: "yes" | "no", label: string) => (
    <label className="flex min-h-11 items-center gap-3">
      <input
        checked={consent === choice}
        className="size-5 accent-action"
        disabled={consent === undefined}
        name="counting"
        onChange={() => choose(choice)}
        type="radio"
      />
      {label}
    </label>
  );
  return (
    <section className="grid max-w-prose gap-3" id="your-choice">
      <h2 className="text-title">{t("Counting your visits")}</h2>
      <p>
        {t(
          "We count which kinds of pages are visited and which errors appear. Names, contact details, order numbers and what you type are never part of it. Nothing is counted until you agree, and a browser that sends Do Not Track or Global Privacy Control is never counted.",
        )}
      </p>
      {consent === "refused" ? (
        <p className="font-semibold">
          {t("Your browser asks not to be tracked, so your visits are not counted.")}
        </p>
      ) : (
        <fieldset className="grid gap-1">
          <legend className="pb-1 font-semibold">{t("May we count your visits?")}</legend>
          {option("yes", t("Yes, count my visits"))}
          {option("no", t("No, don't count my visits"))}
        </fieldset>
      )}
    </section>
  );
}
