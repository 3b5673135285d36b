import type { FieldsNews, FieldsSubmit } from "../../../domain/fields-protocol.ts";
import { fieldRules } from "./field-rules.ts";
import { openFields } from "./open-fields.ts";
import { sendFields } from "./send-fields.ts";

const PARTS = { fieldRules, openFields, sendFields };

/**
 * The one script inside the frame of the embedded fields: written as functions so that it is checked like all code,
 * sent as their own text. None of them may use anything from outside itself; they are handed what they need.
 */
export const FIELDS_SCRIPT = `(${runFields.toString()})({${Object.entries(PARTS)
  .map(([name, part]) => `${name}: ${part.toString()}`)
  .join(",")}})`;

function runFields(parts: typeof PARTS): void {
  const form = document.forms[0]!;
  let port: MessagePort | undefined;
  const tell = (news: FieldsNews) => port?.postMessage(news);
  const rules = parts.fieldRules();
  const fields = parts.openFields(form, rules, tell);
  const submit = (order: FieldsSubmit) =>
    parts.sendFields({ form, rules: rules.rules, fields, tell }, order).catch(() => tell({ type: "failed" }));
  window.addEventListener("message", (event) => {
    // Only the document around the frame, and only once.
    if (event.source !== window.parent || port !== undefined || event.ports[0] === undefined) return;
    port = event.ports[0];
    port.onmessage = ({ data }) => {
      if ((data as FieldsSubmit).type === "submit") void submit(data as FieldsSubmit);
    };
    new ResizeObserver(fields.tellHeight).observe(form);
    fields.tellHeight();
  });
  form.addEventListener("submit", (event) => event.preventDefault());
}
