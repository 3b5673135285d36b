import * as v from "valibot";
import { emailSchema } from "#platform/shared/fields/email.ts";
import { REQUIRED } from "#platform/shared/fields/field-messages.ts";
import { formSchema } from "#platform/shared/fields/form-schema.ts";
import { lastNameSchema } from "#platform/shared/fields/person-name.ts";
import { INVALID_PHONE, phoneDigits } from "#platform/shared/fields/phone/phone.ts";
import { verificationCodeSchema } from "#platform/shared/fields/verification-code.ts";

/** AUTH-22, verbatim. */
const SIGNER_METHODS = ["DEAL_XG_ID", "EMAIL", "PHONE"] as const;
export type SignerMethod = (typeof SIGNER_METHODS)[number];
/** AUTH-22: the only type of phone. */
export const CELL_PHONE = "CELL_PHONE";

/** Any common way of writing ten digits; whether the number can exist was asked when the order was placed. */
const phone = v.pipe(
  v.string(REQUIRED),
  v.trim(),
  v.nonEmpty(REQUIRED),
  v.check((input) => phoneDigits(input) !== undefined, INVALID_PHONE),
  v.transform((input) => phoneDigits(input) ?? input),
);

const dealId = v.pipe(
  v.string(REQUIRED),
  v.transform((input) => input.replace(/\s/gu, "").toUpperCase()),
  v.nonEmpty(REQUIRED),
  v.maxLength(64, "Use at most 64 characters."),
);

/** What each way asks for; VAL-33: the last name with phone and deal id. */
export const dealSignerSchema = formSchema({ dealId, lastName: lastNameSchema });
export const phoneSignerSchema = formSchema({ phone, lastName: lastNameSchema });
export const emailSignerSchema = formSchema({ email: emailSchema });
export const codeSignerSchema = formSchema({ email: emailSchema, code: verificationCodeSchema });

/** Body of POST /public/contracting/verify-signer. */
export const signerCheckSchema = v.variant(
  "method",
  [
    formSchema({ method: v.literal("DEAL_XG_ID"), ...dealSignerSchema.entries }),
    formSchema({
      method: v.literal("PHONE"),
      phoneType: v.optional(v.literal(CELL_PHONE), CELL_PHONE),
      ...phoneSignerSchema.entries,
    }),
    formSchema({
      method: v.literal("EMAIL"),
      ...codeSignerSchema.entries,
      /** Who came by knowledge says which order the passcode is for. */
      capability: v.optional(v.pipe(v.string(), v.maxLength(4096, "Use at most 4096 characters."))),
    }),
  ],
  `Use ${SIGNER_METHODS.join(", ")}.`,
);

export type SignerCheck = v.InferOutput<typeof signerCheckSchema>;
