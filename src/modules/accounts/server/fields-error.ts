import { REQUIRED } from "#platform/shared/fields/field-messages.ts";
import { AppError } from "#platform/shared/app-error.ts";
import { identityMessages } from "../messages.ts";

/** Refuses a form, with what is wrong with every field; a new password is told all its rules (VAL-30). */
export function fieldsError(fields: Readonly<Record<string, readonly string[]>>): AppError {
  return new AppError("invalid", {
    code: "identity.checkFields",
    message: identityMessages["identity.checkFields"],
    fields: Object.fromEntries(
      Object.entries(fields).map(([field, messages]) => [field, toldOf(field, messages)]),
    ),
  });
}

function toldOf(field: string, [first = "", ...others]: readonly string[]): string {
  return /password$/iu.test(field) && first !== REQUIRED ? [first, ...others].join("; ") : first;
}
