import * as v from "valibot";
import { emailSchema } from "#platform/shared/fields/email.ts";
import { REQUIRED } from "#platform/shared/fields/field-messages.ts";
import { formSchema } from "#platform/shared/fields/form-schema.ts";
import { verificationCodeSchema } from "#platform/shared/fields/verification-code.ts";

/**
 * An existing password: required, blank counts as missing, never changed.
 * The bound only keeps absurd input away from the hash.
 */
export const passwordSchema = v.pipe(
  v.string(REQUIRED),
  v.check((password) => password.trim() !== "", REQUIRED),
  v.maxLength(512, "Passwords can be up to 128 characters."),
);

/** AUTH-01, VAL-30. */
export const signInSchema = formSchema({ email: emailSchema, password: passwordSchema });

/** AUTH-06: with the password the answer signs the person in as well. */
export const confirmSignUpSchema = formSchema({
  email: emailSchema,
  code: verificationCodeSchema,
  password: v.optional(passwordSchema),
});

export const resendCodeSchema = formSchema({ email: emailSchema });
