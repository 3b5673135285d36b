import type { ComponentProps, FormEvent } from "react";
import { TextField } from "#design-system/text-field.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { labelOf } from "./field-labels.ts";
import type { JourneyForm } from "./use-journey-form.ts";

interface JourneyFieldProps extends Omit<
  ComponentProps<typeof TextField>,
  "id" | "label" | "error" | "form"
> {
  readonly form: JourneyForm;
  readonly name: string;
  /** Writes what is typed its own way, such as `07/04/1985`. */
  readonly mask?: (text: string) => string;
}

/** One line of text of a journey's form, with its label and what is wrong with it. */
export function JourneyField({ form, name, mask, ...input }: JourneyFieldProps) {
  const t = useText();
  return (
    <TextField
      {...input}
      {...(mask !== undefined && { onInput: (event) => maskAtEnd(event, mask) })}
      error={form.errorOf(name)}
      id={name}
      label={t(labelOf(name))}
    />
  );
}

/** A correction in the middle keeps its place. */
function maskAtEnd(event: FormEvent<HTMLInputElement>, mask: (text: string) => string): void {
  const field = event.currentTarget;
  const native = event.nativeEvent as InputEvent;
  const isAtEnd = field.selectionStart === null || field.selectionStart === field.value.length;
  if (!isAtEnd || native.isComposing) return;
  const masked = mask(field.value);
  if (masked !== field.value) field.value = masked;
}
