import * as v from "valibot";
import { checkBirthDate } from "#platform/shared/fields/applicant/birth-date.ts";
import { incomeSchema } from "#platform/shared/fields/applicant/dollars.ts";
import { zipCodeSchema } from "#platform/shared/fields/address/zip-code.ts";
import { REQUIRED } from "#platform/shared/fields/field-messages.ts";
import { formSchema } from "#platform/shared/fields/form-schema.ts";
import { firstNameSchema, lastNameSchema } from "#platform/shared/fields/person-name.ts";
import { phoneSchema } from "#platform/shared/fields/phone/phone.ts";
import { english } from "#platform/shared/texts/text.ts";

const UNTICKED = english("Check the box if you agree.");

/** PQ-03, as it is typed. @param today ISO date on this device: the server has the last word */
export function identificationSchema(today: string) {
  return formSchema({
    firstName: firstNameSchema,
    lastName: lastNameSchema,
    birthDate: v.pipe(
      v.string(REQUIRED),
      v.trim(),
      v.nonEmpty(REQUIRED),
      v.rawCheck<string>(({ dataset, addIssue }) => {
        const message = dataset.typed ? checkBirthDate(dataset.value, today) : undefined;
        if (message !== undefined) addIssue({ message });
      }),
    ),
    // Whether test numbers are allowed is for the server to say (OP-30).
    phone: phoneSchema({ allowTestNumbers: true }),
    zipCode: zipCodeSchema,
    annualIncome: incomeSchema,
    consent: v.literal(true, UNTICKED),
  });
}
