import * as v from "valibot";
import { emailSchema } from "#platform/shared/fields/email.ts";
import { REQUIRED } from "#platform/shared/fields/field-messages.ts";
import { formSchema } from "#platform/shared/fields/form-schema.ts";
import {
  checkPasswordConfirmation,
  MISMATCHED_PASSWORD,
  newPasswordSchema,
} from "#platform/shared/fields/password.ts";
import { verificationCodeSchema } from "#platform/shared/fields/verification-code.ts";

/** AUTH-04. */
export const forgotPasswordSchema = formSchema({ email: emailSchema });

/** AUTH-05, VAL-30: every field, each with everything that is wrong with it. */
export const resetPasswordSchema = v.pipe(
  formSchema({
    email: emailSchema,
    code: verificationCodeSchema,
    password: newPasswordSchema,
    confirmPassword: v.pipe(v.string(REQUIRED), v.nonEmpty(REQUIRED)),
  }),
  v.forward(
    v.partialCheck(
      [["password"], ["confirmPassword"]],
      ({ password, confirmPassword }) =>
        confirmPassword === "" || checkPasswordConfirmation(password, confirmPassword) === undefined,
      MISMATCHED_PASSWORD,
    ),
    ["confirmPassword"],
  ),
);

export type ResetPassword = v.InferOutput<typeof resetPasswordSchema>;
