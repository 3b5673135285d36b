import * as v from "valibot";
import { zipCodeSchema } from "#platform/shared/fields/address/zip-code.ts";
import { checkBirthDate } from "#platform/shared/fields/applicant/birth-date.ts";
import { incomeSchema } from "#platform/shared/fields/applicant/dollars.ts";
import { ssnSchema } from "#platform/shared/fields/applicant/ssn.ts";
import { emailSchema } from "#platform/shared/fields/email.ts";
import { REQUIRED } from "#platform/shared/fields/field-messages.ts";
import { formSchema } from "#platform/shared/fields/form-schema.ts";
import { issueText } from "#platform/shared/fields/issue-text.ts";
import { firstNameSchema, lastNameSchema } from "#platform/shared/fields/person-name.ts";
import { type PhonePolicy, phoneSchema } from "#platform/shared/fields/phone/phone.ts";
import { verificationCodeSchema } from "#platform/shared/fields/verification-code.ts";
import { english } from "#platform/shared/texts/text.ts";
import type { CivilDate } from "#platform/shared/time/civil-date.ts";
import { homeAddressSchema } from "../home-address.ts";

const AGREE = english("Please read the instructions and agree to them.");
const MAX_TEXT = 2_000;

const typed = v.optional(v.pipe(v.string(REQUIRED), v.maxLength(MAX_TEXT)), "");

/** VAL-19 for an ISO date, in the words that the form has for it. */
function birthDateSchema(today: CivilDate) {
  return v.pipe(
    v.string(REQUIRED),
    v.trim(),
    v.nonEmpty(REQUIRED),
    v.rawCheck<string>(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/u.exec(dataset.value) ?? [];
      const message = checkBirthDate(year === undefined ? "" : `${month}/${day}/${year}`, today);
      if (message !== undefined) addIssue({ message });
    }),
  );
}

/** VAL-24 in whole cents. */
export const annualIncomeSchema = v.pipe(
  v.number(REQUIRED),
  v.rawCheck<number>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const cents = dataset.value;
    const dollars = Number.isSafeInteger(cents) ? (cents / 100).toFixed(2) : "";
    const checked = v.safeParse(incomeSchema, dollars === "" ? "none" : dollars);
    if (!checked.success) addIssue({ message: issueText(checked.issues[0]) });
  }),
);

/** Where somebody was asked whether they want to know their payments. */
const STARTED_FROM = ["header", "card", "details", "checkout", "link", "financing"] as const;

/** How the form comes; what is wrong with its fields depends on the retailer and the day. */
export const startBody = formSchema({
  firstName: typed,
  lastName: typed,
  birthDate: typed,
  phone: typed,
  zipCode: typed,
  annualIncomeCents: v.optional(v.nullable(v.number(REQUIRED))),
  consent: formSchema({
    version: v.pipe(v.string(REQUIRED), v.maxLength(40)),
    /** Of the words that were read; without it the version decides. */
    hash: v.optional(v.pipe(v.string(REQUIRED), v.maxLength(100))),
    agreed: v.literal(true, AGREE),
  }),
  returnTo: typed,
  startedFrom: v.optional(v.picklist(STARTED_FROM), "link"),
});
export type StartBody = v.InferOutput<typeof startBody>;

/** The identification form (PQ-03, PQ-04). */
export function identificationSchema({ phone, today }: { phone: PhonePolicy; today: CivilDate }) {
  return formSchema({
    firstName: firstNameSchema,
    lastName: lastNameSchema,
    birthDate: birthDateSchema(today),
    phone: phoneSchema(phone),
    zipCode: zipCodeSchema,
    annualIncomeCents: annualIncomeSchema,
  });
}
export type Identification = v.InferOutput<ReturnType<typeof identificationSchema>>;

/** Another code: a text, or a mail while texts are down. */
export const passcodeBody = v.optional(
  formSchema({ channel: v.optional(v.literal("email")), email: v.optional(emailSchema) }),
  {},
);

/** VAL-18. */
export const verifyBody = formSchema({ code: verificationCodeSchema });

/** Full identification (PQ-03); the number only where it is asked. */
export const identityBody = formSchema({
  address: v.optional(homeAddressSchema),
  email: v.optional(emailSchema),
  emailOptIn: v.optional(v.boolean(), false),
  textOptIn: v.optional(v.boolean(), false),
  ssn: v.optional(ssnSchema),
});
export type IdentityBody = v.InferOutput<typeof identityBody>;

const choice = v.pipe(v.string(REQUIRED), v.nonEmpty(REQUIRED), v.maxLength(64));
const MOST_ANSWERS = 12;

export const answersBody = formSchema({
  answers: v.pipe(
    v.array(formSchema({ questionId: choice, choiceId: choice }), REQUIRED),
    v.minLength(1, REQUIRED),
    v.maxLength(MOST_ANSWERS),
  ),
});
export type AnswersBody = v.InferOutput<typeof answersBody>;
