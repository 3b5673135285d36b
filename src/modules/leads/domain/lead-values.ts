import * as v from "valibot";
import { fieldErrors } from "#platform/shared/fields/form-schema.ts";
import { formatPhone } from "#platform/shared/fields/phone/format-phone.ts";
import { contactFormSchema, type LeadKind, testDriveFormSchema } from "./lead-schema.ts";

/** A form as it stands on the screen. */
export interface LeadValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly phoneConsent: boolean;
  readonly comments: string;
  readonly preferredDate: string;
  readonly preferredTime: string;
  /** The trap; people never see it. */
  readonly website: string;
}

/** Where a message stands: being written, with the dealer, or not sent and why. */
export type LeadView =
  | { readonly kind: "form" }
  | { readonly kind: "sent" }
  /** `reason` says more than the required wording, when there is more to say. */
  | { readonly kind: "failed"; readonly reason: string | null };

/** Where a form begins that was sent before, without script. */
export interface LeadStart {
  readonly values?: LeadValues;
  readonly errors?: LeadErrors;
  readonly view?: LeadView;
  /** When the form was first written (ISO): who only mends one field is quick, and no machine. */
  readonly openedAt?: string | undefined;
}

export type LeadErrors = Readonly<Record<string, string>>;

export const NO_VALUES: LeadValues = {
  firstName: "",
  lastName: "",
  email: "",
  phone: "",
  phoneConsent: false,
  comments: "",
  preferredDate: "",
  preferredTime: "",
  website: "",
};

/** Field names to what is wrong with them; empty when all is well. The server has the last word about the phone. */
export function leadErrors(kind: LeadKind, values: LeadValues): LeadErrors {
  const policy = { allowTestNumbers: true };
  const schema = kind === "contact" ? contactFormSchema(policy) : testDriveFormSchema(policy);
  const { issues } = v.safeParse(schema, values);
  return firstErrors(fieldErrors(issues ?? []));
}

/** One text a field. */
export function firstErrors(errors: Readonly<Record<string, readonly string[]>>): LeadErrors {
  return Object.fromEntries(Object.entries(errors).map(([name, [first = ""]]) => [name, first]));
}

/** What the API gets: a test drive has a date, a message has none. */
export function leadBody(kind: LeadKind, values: LeadValues): Record<string, unknown> {
  const { preferredDate, preferredTime, ...contact } = values;
  return kind === "contact" ? contact : { ...contact, preferredDate, preferredTime };
}

/** Fields of a form without script; a box that is not ticked is not sent. */
export function valuesOfForm(form: URLSearchParams): LeadValues {
  const text = (name: keyof LeadValues): string => (form.get(name) ?? "").slice(0, 4_000);
  return {
    firstName: text("firstName"),
    lastName: text("lastName"),
    email: text("email"),
    phone: text("phone"),
    phoneConsent: form.get("phoneConsent") === "on",
    comments: text("comments"),
    preferredDate: text("preferredDate"),
    preferredTime: text("preferredTime"),
    website: text("website"),
  };
}

/**
 * Fills what is still empty with what the account knows. A message needs no phone number, and one that nobody typed
 * would ask for a consent that nobody has to give (VAL-09).
 */
export function withProfile(
  kind: LeadKind,
  values: LeadValues,
  profile: {
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
    readonly phoneNumber: string;
  },
): LeadValues {
  return {
    ...values,
    firstName: values.firstName || profile.firstName,
    lastName: values.lastName || profile.lastName,
    email: values.email || profile.email,
    phone: values.phone || (kind === "contact" ? "" : formatPhone(profile.phoneNumber)),
  };
}
