import * as v from "valibot";
import { fieldErrors } from "#platform/shared/fields/form-schema.ts";
import { fieldsError } from "./fields-error.ts";

/** Parses a form. @throws AppError `invalid` `identity.checkFields` with everything that is wrong (VAL-30) */
export function parseForm<S extends v.GenericSchema>(schema: S, input: unknown): v.InferOutput<S> {
  const parsed = v.safeParse(schema, input);
  if (!parsed.success) throw fieldsError(fieldErrors(parsed.issues));
  return parsed.output;
}
