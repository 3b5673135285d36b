import type { FieldsNews } from "../../../domain/fields-protocol.ts";
import type { FieldRules } from "./field-rules.ts";

/** The fields of the frame's one form. */
export interface OpenFields {
  readonly names: readonly string[];
  readonly input: (name: string) => HTMLInputElement;
  /** Says beside each field what is wrong with it, and goes to the first one. */
  readonly showAll: (errors: Readonly<Record<string, string>>) => void;
  readonly tellHeight: () => void;
}

/** Writes what is typed its own way, and shows what is wrong with it. Part of the frame's script. */
export function openFields(
  form: HTMLFormElement,
  { formats, digits }: FieldRules,
  tell: (news: FieldsNews) => void,
): OpenFields {
  const input = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
  const names = [...form.querySelectorAll("input")].map((field) => field.name);
  const height = () => Math.ceil(form.getBoundingClientRect().height) + 8;
  let told = 0;
  const tellHeight = () => tell({ type: "height", pixels: (told = height()) });
  const show = (name: string, message: string) => {
    const place = document.getElementById(`${name}-error`)!;
    place.textContent = message;
    place.hidden = message === "";
    if (message === "") input(name).removeAttribute("aria-invalid");
    else input(name).setAttribute("aria-invalid", "true");
    // Not only when a frame is drawn: a frame that is out of sight is not, and would grow under a pointer later.
    if (height() !== told) tellHeight();
  };
  const showAll = (errors: Readonly<Record<string, string>>) => {
    for (const name of names) show(name, errors[name] ?? "");
    input(names.find((name) => errors[name]) ?? names[0]!).focus();
    tell({ type: "invalid", errors });
  };
  const onInput = (name: string) => {
    const field = input(name);
    const after = digits(field.value.slice(field.selectionStart ?? 0)).length;
    field.value = formats[name]!(field.value);
    // The caret stays before as many digits as it was before.
    let at = field.value.length;
    for (let left = after; left > 0 && at > 0; at -= 1) if (/\d/.test(field.value[at - 1]!)) left -= 1;
    field.setSelectionRange(at, at);
    show(name, "");
  };
  for (const name of names) input(name).addEventListener("input", () => onInput(name));
  return { names, input, showAll, tellHeight };
}
