import * as v from "valibot";
import { restOfAddress, streetLineSchema } from "#platform/shared/fields/address/address.ts";
import { checkEmailConfirmation, emailSchema } from "#platform/shared/fields/email.ts";
import { REQUIRED } from "#platform/shared/fields/field-messages.ts";
import { formSchema } from "#platform/shared/fields/form-schema.ts";
import { checkPasswordConfirmation, newPasswordSchema } from "#platform/shared/fields/password.ts";
import { firstNameSchema, lastNameSchema } from "#platform/shared/fields/person-name.ts";
import { phoneSchema, type PhonePolicy } from "#platform/shared/fields/phone/phone.ts";
import { passwordSchema } from "./sign-in-schema.ts";

/** AUTH-19, VAL-01, VAL-03. */
export const nameFormSchema = formSchema({ firstName: firstNameSchema, lastName: lastNameSchema });

/** VAL-07, VAL-08. */
export const phoneFormSchema = (policy: PhonePolicy = {}) => formSchema({ phoneNumber: phoneSchema(policy) });

/** AUTH-19: where somebody lives (VAL-10 to VAL-13). Every text empty means: no address. */
export const homeAddressSchema = formSchema({
  address: streetLineSchema,
  ...restOfAddress,
});

export type HomeAddress = v.InferOutput<typeof homeAddressSchema>;

export const NO_ADDRESS: HomeAddress = { address: "", addressLine2: "", city: "", state: "", zipCode: "" };
export const ADDRESS_FIELDS = ["address", "addressLine2", "city", "state", "zipCode"] as const;

/** VAL-05: the new address, twice. That it differs from the current one is checked beside it. */
export const emailChangeSchema = v.pipe(
  formSchema({
    email: emailSchema,
    emailConfirmation: v.pipe(v.string(REQUIRED), v.trim(), v.nonEmpty(REQUIRED)),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const message = checkEmailConfirmation(dataset.value.email, dataset.value.emailConfirmation);
    if (message !== undefined) addIssue({ message, path: [pathTo("emailConfirmation", dataset.value)] });
  }),
);

/** VAL-17: the current password, and the new one twice. */
export const passwordChangeSchema = v.pipe(
  formSchema({
    currentPassword: passwordSchema,
    newPassword: newPasswordSchema,
    passwordConfirmation: v.pipe(v.string(REQUIRED), v.nonEmpty(REQUIRED)),
  }),
  // Both passwords are compared even when one breaks other rules: everything wrong is said at once (VAL-30).
  v.rawCheck(({ dataset, addIssue }) => {
    const { newPassword, passwordConfirmation } = dataset.value as Partial<Record<string, unknown>>;
    if (typeof newPassword !== "string" || typeof passwordConfirmation !== "string") return;
    if (passwordConfirmation === "") return;
    const message = checkPasswordConfirmation(newPassword, passwordConfirmation);
    if (message !== undefined) addIssue({ message, path: [pathTo("passwordConfirmation", dataset.value)] });
  }),
);

function pathTo<const K extends string>(key: K, input: unknown): v.ObjectPathItem {
  const value = (input as Record<string, unknown>)[key];
  return { type: "object", origin: "value", input: input as Record<string, unknown>, key, value };
}
