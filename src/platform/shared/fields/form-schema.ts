import * as v from "valibot";
import { REQUIRED } from "./field-messages.ts";
import { issueText } from "./issue-text.ts";

/**
 * An object schema for forms and bodies: a missing field reads 'This field is required.',
 * and unknown fields are dropped, so nobody can assign what the form does not offer.
 */
export function formSchema<const E extends v.ObjectEntries>(entries: E) {
  return v.object(entries, (issue) => (issue.path ? REQUIRED : "Send one JSON object."));
}

/** Every message of every wrong field, in order; `undefined` when nothing is wrong. */
export function fieldErrors(issues: readonly v.BaseIssue<unknown>[]): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const issue of issues) {
    const path = v.getDotPath(issue) ?? "body";
    (fields[path] ??= []).push(issueText(issue));
  }
  return fields;
}
