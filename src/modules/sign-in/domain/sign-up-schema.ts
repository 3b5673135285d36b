import * as v from "valibot";
import { emailSchema } from "#platform/shared/fields/email.ts";
import { formSchema } from "#platform/shared/fields/form-schema.ts";
import { newPasswordSchema } from "#platform/shared/fields/password.ts";
import { firstNameSchema, lastNameSchema } from "#platform/shared/fields/person-name.ts";
import { phoneSchema, type PhonePolicy } from "#platform/shared/fields/phone/phone.ts";

/** AUTH-08: the sign-up form, the same in the browser and on the server. */
export function signUpSchema(policy: PhonePolicy = {}) {
  return formSchema({
    firstName: firstNameSchema,
    lastName: lastNameSchema,
    email: emailSchema,
    phoneNumber: phoneSchema(policy),
    password: newPasswordSchema,
    isSubscribedToMarketing: v.optional(v.boolean(), false),
    isSubscribedToMarketingSms: v.optional(v.boolean(), false),
  });
}

export type SignUp = v.InferOutput<ReturnType<typeof signUpSchema>>;
