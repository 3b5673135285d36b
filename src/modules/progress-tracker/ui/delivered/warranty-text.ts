import { LOCALES } from "#platform/shared/texts/language.ts";
import type { Text } from "#platform/shared/texts/text.ts";
import type { AfterHandover } from "../../domain/after-handover.ts";

/** Whose warranty holds from the handover on, and for how long. */
export function warrantyText(t: Text, handover: AfterHandover): string {
  const { isNew, warrantyMonths: months, warrantyMiles } = handover;
  if (isNew) return t("The manufacturer's warranty starts on the day you got the car.");
  const miles = warrantyMiles?.toLocaleString(LOCALES[t.language]);
  if (months !== null && miles !== undefined)
    return t("Our limited warranty: {months} months or {miles} miles, whichever comes first.", {
      months,
      miles,
    });
  if (months !== null) return t("Our limited warranty: {months} months.", { months });
  if (miles !== undefined) return t("Our limited warranty: {miles} miles.", { miles });
  return t("What your papers and the manufacturer promise; we add no warranty of our own.");
}
