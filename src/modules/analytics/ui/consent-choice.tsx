import { useEffect, useState } from "react";
import { useText } from "#platform/browser/texts/texts.tsx";
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
      <h2 className="text-title">{t("Anonymous statistics")}</h2>
      <p>
        {t(
          "We count which kinds of pages people visit and which errors they see. We never include names, contact details, order numbers or anything you type. We count nothing until you agree, and never when your browser sends Do Not Track or Global Privacy Control.",
        )}
      </p>
      {consent === "refused" ? (
        <p className="font-semibold">
          {t("Your browser asks not to be tracked, so we don't count your visits.")}
        </p>
      ) : (
        <fieldset className="grid gap-1">
          <legend className="pb-1 font-semibold">{t("Allow anonymous usage statistics?")}</legend>
          {option("yes", t("Yes, allow them"))}
          {option("no", t("No, don't allow them"))}
        </fieldset>
      )}
    </section>
  );
}
