import type { FieldsNews, FieldsSubmit } from "../../../domain/fields-protocol.ts";
import type { FieldRules } from "./field-rules.ts";
import type { OpenFields } from "./open-fields.ts";

/** Checks what was typed and sends it to the gateway for a token. Part of the frame's script. */
export async function sendFields(
  parts: {
    readonly form: HTMLFormElement;
    readonly rules: FieldRules["rules"];
    readonly fields: OpenFields;
    readonly tell: (news: FieldsNews) => void;
  },
  { name, zipCode, checkOnly }: FieldsSubmit,
): Promise<void> {
  const { form, rules, tell } = parts;
  const { names, input, showAll } = parts.fields;
  const errors: Record<string, string> = {};
  for (const field of names)
    if (!rules[field]!.test(input(field).value)) errors[field] = input(field).dataset["problem"]!;
  if (Object.keys(errors).length > 0) return showAll(errors);
  if (checkOnly) return tell({ type: "valid" });
  const body = new URLSearchParams({ kind: form.dataset["kind"]!, name, zipCode });
  for (const field of names) body.set(field, input(field).value);
  // A form is a request that needs no permission beforehand; the frame has no origin to ask with.
  const response = await fetch(form.action, {
    method: "POST",
    body,
    credentials: "omit",
    headers: { "accept-language": document.documentElement.lang },
  });
  const answer = (await response.json()) as {
    token?: string;
    display?: string;
    fields?: Record<string, string>;
  };
  if (answer.token !== undefined) tell({ type: "token", token: answer.token, display: answer.display ?? "" });
  else if (answer.fields !== undefined) showAll(answer.fields);
  else tell({ type: "failed" });
}
