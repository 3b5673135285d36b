import * as v from "valibot";
import { emailSchema } from "#platform/shared/fields/email.ts";
import { REQUIRED } from "#platform/shared/fields/field-messages.ts";
import { formSchema } from "#platform/shared/fields/form-schema.ts";
import { firstNameSchema, lastNameSchema } from "#platform/shared/fields/person-name.ts";
import { stateSchema } from "#platform/shared/fields/address/address.ts";
import { english } from "#platform/shared/texts/text.ts";
import { PRIVACY_REQUEST_KINDS, type PrivacyRequestKind } from "./privacy-request.ts";

const MAX_DETAILS = 1_000;
const CHOOSE = english("Choose what you are asking for.");
const AUTHORIZATION = english("Confirm that the consumer authorized you in writing.");
const AGENT_NAME = /^(?:[\p{L}\p{M}]+(?:[ '’&,-]+[\p{L}\p{M}]+)*)?$/u;
const NAME_CHARACTERS = english("Use letters, spaces, hyphens and apostrophes only, 60 at most.");
const TOO_LONG = english("Write at most 1000 characters.");

const details = v.optional(v.pipe(v.string(REQUIRED), v.trim(), v.maxLength(MAX_DETAILS, TOO_LONG)), "");

/** Who asks for somebody else (ROLE-09). */
const agentSchema = v.object({
  // It is read in a mail of ours, so it can hold no address and no sentence.
  agentName: v.optional(
    v.pipe(
      v.string(REQUIRED),
      v.trim(),
      v.maxLength(60, NAME_CHARACTERS),
      v.regex(AGENT_NAME, NAME_CHARACTERS),
    ),
    "",
  ),
  agentEmail: v.optional(v.pipe(v.string(REQUIRED), v.trim(), v.maxLength(60)), ""),
  isAuthorized: v.optional(v.boolean(), false),
});

/** PRIV-01, ROLE-09: the form, the same in the browser and on the server. The names and the address are the consumer's. */
export const privacyRequestSchema = v.pipe(
  formSchema({
    kind: v.picklist(PRIVACY_REQUEST_KINDS, CHOOSE),
    firstName: firstNameSchema,
    lastName: lastNameSchema,
    email: emailSchema,
    state: stateSchema,
    details,
    isAgent: v.optional(v.boolean(), false),
    ...agentSchema.entries,
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || !dataset.value.isAgent) return;
    const { value } = dataset;
    const say = (key: "agentName" | "agentEmail" | "isAuthorized", message: string) =>
      addIssue({
        message,
        path: [{ type: "object", origin: "value", input: value, key, value: value[key] }],
      });
    if (value.agentName === "") say("agentName", REQUIRED);
    const email = v.safeParse(emailSchema, value.agentEmail);
    if (!email.success) say("agentEmail", email.issues[0].message);
    if (!value.isAuthorized) say("isAuthorized", AUTHORIZATION);
  }),
);

export type PrivacyRequestForm = v.InferOutput<typeof privacyRequestSchema>;

/** Whom a request is about, as it is kept sealed. */
export interface PrivacySubject {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly state: string;
  readonly details: string;
  readonly agent: { readonly name: string; readonly email: string } | null;
}

/** The answer to whoever asks, and what the page behind the mailed link shows. */
export interface PrivacyRequestView {
  readonly requestNumber: string;
  readonly kind: PrivacyRequestKind;
  readonly status: string;
  /** ISO instants. */
  readonly receivedAt: string;
  readonly dueAt: string;
  /** A report can be fetched behind the same link, until then. */
  readonly reportUntil: string | null;
}

/** What became of a form that was sent. */
export type PrivacyFormOutcome =
  | { readonly kind: "filed"; readonly request: PrivacyRequestView }
  | {
      readonly kind: "refused";
      /** What was typed, as it was typed. */
      readonly values: Readonly<Record<string, string>>;
      readonly errors: Readonly<Record<string, string>>;
      /** What is wrong with none of the fields. */
      readonly problem: string | null;
    };
