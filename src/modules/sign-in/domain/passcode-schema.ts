import * as v from "valibot";
import { emailSchema } from "#platform/shared/fields/email.ts";
import { formSchema } from "#platform/shared/fields/form-schema.ts";
import { INVALID_CODE } from "#platform/shared/fields/verification-code.ts";
import { PASSCODE_REQUIRED } from "#modules/accounts/domain/passcode-required.ts";

/** VAL-18, AUTH-07: six digits; spaces and hyphens of a pasted passcode are dropped. */
const passcodeSchema = v.pipe(
  v.optional(v.string(PASSCODE_REQUIRED), ""),
  v.transform((input) => input.replace(/[\s-]/gu, "")),
  v.nonEmpty(PASSCODE_REQUIRED),
  v.regex(/^[0-9]{6}$/u, INVALID_CODE),
);

/** AUTH-02. */
export const startPasscodeSchema = formSchema({ email: emailSchema });

/** AUTH-07. */
export const verifyPasscodeSchema = formSchema({ email: emailSchema, code: passcodeSchema });
