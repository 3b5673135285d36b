import { AppError } from "#platform/shared/app-error.ts";
import { identityMessages } from "../../messages.ts";

/** Refuses a form, with everything that is wrong with every field (VAL-30). */
export function fieldsError(fields: Readonly<Record<string, readonly string[]>>): AppError {
  return new AppError("invalid", {
    code: "identity.checkFields",
    message: identityMessages["identity.checkFields"],
    fields: Object.fromEntries(
      Object.entries(fields).map(([field, messages]) => [field, messages.join("; ")]),
    ),
  });
}
