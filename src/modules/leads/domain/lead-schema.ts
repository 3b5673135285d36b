import * as v from "valibot";
import { emailSchema } from "#platform/shared/fields/email.ts";
import { REQUIRED } from "#platform/shared/fields/field-messages.ts";
import { phoneConsentProblem } from "#platform/shared/fields/phone/phone-consent.ts";
import { formSchema } from "#platform/shared/fields/form-schema.ts";
import { firstNameSchema, lastNameSchema } from "#platform/shared/fields/person-name.ts";
import { checkPhone, phoneDigits, type PhonePolicy } from "#platform/shared/fields/phone/phone.ts";

export type LeadKind = "contact" | "test-drive";

/** OP-33. */
export const MAX_COMMENTS = 1000;
const TOO_LONG = "Write at most 1000 characters.";
const SELECT_DATE = "Select a date.";
const SELECT_TIME = "Select a time.";

/** Empty stands for left out, as forms send it. */
const comments = v.optional(
  v.pipe(
    v.string(REQUIRED),
    v.transform((text) => text.replace(/\r\n?/gu, "\n").trim()),
    v.check((text) => text.length <= MAX_COMMENTS, TOO_LONG),
  ),
  "",
);

function phoneField(policy: PhonePolicy, isRequired: boolean) {
  return v.pipe(
    isRequired
      ? v.pipe(v.string(REQUIRED), v.trim(), v.nonEmpty(REQUIRED))
      : v.optional(v.pipe(v.string(REQUIRED), v.trim()), ""),
    v.rawCheck<string>(({ dataset, addIssue }) => {
      const message = dataset.typed && dataset.value !== "" ? checkPhone(dataset.value, policy) : undefined;
      if (message !== undefined) addIssue({ message });
    }),
    v.transform((input) => (input === "" ? "" : (phoneDigits(input) ?? input))),
  );
}

const entries = (policy: PhonePolicy, isPhoneRequired: boolean) => ({
  firstName: firstNameSchema,
  lastName: lastNameSchema,
  email: emailSchema,
  phone: phoneField(policy, isPhoneRequired),
  phoneConsent: v.optional(v.boolean(REQUIRED), false),
  comments,
});

/** VAL-09, beside the box that has to be ticked. */
function withConsent<const S extends v.GenericSchema<unknown, { phone: string; phoneConsent: boolean }>>(
  schema: S,
) {
  return v.pipe(
    schema,
    v.rawCheck(({ dataset, addIssue }) => {
      const value = dataset.value as Record<string, unknown> | null;
      if (typeof value !== "object" || value === null) return;
      const { phone, phoneConsent } = value;
      const message = phoneConsentProblem({
        phone: typeof phone === "string" ? phone : undefined,
        consent: phoneConsent === true,
      });
      if (message === undefined) return;
      addIssue({
        message,
        path: [{ type: "object", origin: "value", input: value, key: "phoneConsent", value: phoneConsent }],
      });
    }),
  );
}

/** LEAD-01 with OP-33: the phone and the comments may be left out. */
export function contactFormSchema(policy: PhonePolicy = {}) {
  return withConsent(formSchema(entries(policy, false)));
}

/** LEAD-03: the dealer calls to confirm, so the phone is needed; the time may be left out (any time that day). */
export function testDriveFormSchema(policy: PhonePolicy = {}) {
  return withConsent(
    formSchema({
      ...entries(policy, true),
      preferredDate: v.pipe(
        v.string(SELECT_DATE),
        v.nonEmpty(SELECT_DATE),
        v.regex(/^\d{4}-\d{2}-\d{2}$/u, SELECT_DATE),
      ),
      preferredTime: v.optional(
        v.pipe(v.string(SELECT_TIME), v.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/u, SELECT_TIME)),
        "",
      ),
    }),
  );
}

/** What a person wrote, checked. Phone: ten digits or empty. */
export interface LeadForm {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly phoneConsent: boolean;
  readonly comments: string;
  /** `YYYY-MM-DD`; only of test drives. */
  readonly preferredDate?: string;
  /** `14:30`, or empty for any time. */
  readonly preferredTime?: string;
}
