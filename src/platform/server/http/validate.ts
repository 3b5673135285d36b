import * as v from "valibot";
import { issueText } from "#platform/shared/fields/issue-text.ts";
import { AppError } from "#platform/shared/app-error.ts";

/** Parses input with a schema or throws `invalid` naming every wrong field. */
export function validate<S extends v.GenericSchema>(
  schema: S,
  input: unknown,
  code: string,
): v.InferOutput<S> {
  const result = v.safeParse(schema, input, { abortPipeEarly: true });
  if (result.success) return result.output;
  const fields: Record<string, string> = {};
  for (const issue of result.issues) {
    const path = v.getDotPath(issue) ?? "body";
    fields[path] ??= issueText(issue);
  }
  const [field, message] = Object.entries(fields)[0] ?? ["body", "Invalid."];
  throw new AppError("invalid", { code, message: `${field}: ${message}`, fields });
}
