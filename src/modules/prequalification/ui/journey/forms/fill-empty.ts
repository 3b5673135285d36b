import type { JourneyForm } from "./use-journey-form.ts";

/** Puts what is known already into fields that nobody has typed in. */
export function fillEmpty(
  { formProps, reread }: Pick<JourneyForm, "formProps" | "reread">,
  known: Readonly<Record<string, string>>,
): void {
  for (const [name, value] of Object.entries(known)) {
    const field = formProps.ref.current?.elements.namedItem(name);
    const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
    if (isField && field.value === "") field.value = value;
  }
  reread();
}
