import * as v from "valibot";
import { LANGUAGES } from "#platform/shared/texts/language.ts";
import { PAGE_DRAFTS } from "./applicants/applicant-draft.ts";
import { CONSENT_CODES } from "./consents.ts";
import { RELATIONS } from "./credit-words.ts";

export const role = v.picklist(["PRIMARY", "JOINT"], "Choose whose page this is.");

/** One page as it was typed; the invited person sends no role: it is always their own page. */
export const ownPageBody = v.variant("page", [
  v.strictObject({ page: v.literal("personal"), fields: PAGE_DRAFTS.personal }),
  v.strictObject({ page: v.literal("spouse"), fields: PAGE_DRAFTS.spouse }),
  v.strictObject({ page: v.literal("employment"), fields: PAGE_DRAFTS.employment }),
  v.strictObject({ page: v.literal("housing"), fields: PAGE_DRAFTS.housing }),
]);
export const pageBody = v.variant("page", [
  v.strictObject({ role, page: v.literal("personal"), fields: PAGE_DRAFTS.personal }),
  v.strictObject({ role, page: v.literal("spouse"), fields: PAGE_DRAFTS.spouse }),
  v.strictObject({ role, page: v.literal("employment"), fields: PAGE_DRAFTS.employment }),
  v.strictObject({ role, page: v.literal("housing"), fields: PAGE_DRAFTS.housing }),
]);

/** As typed; the rule answers with VAL-22's own message. */
const ssn = v.pipe(v.string(), v.maxLength(40));
export const ssnBody = v.strictObject({ role, ssn });
export const ownSsnBody = v.strictObject({ ssn });

/** Who applies: alone, or with somebody (CRED-07). */
export const jointBody = v.strictObject({
  joint: v.nullable(
    v.strictObject({
      relation: v.picklist(RELATIONS, "Choose how you are related."),
      isCoBuyer: v.boolean(),
      isElsewhere: v.boolean(),
    }),
  ),
});

/** Exactly these boxes are ticked now, with the versions that were on the screen. */
const consents = v.pipe(
  v.array(v.strictObject({ code: v.picklist(CONSENT_CODES), version: v.pipe(v.number(), v.integer()) })),
  v.maxLength(CONSENT_CODES.length),
);
export const consentsBody = v.strictObject({ role, consents });
export const ownConsentsBody = v.strictObject({ consents });

/** What the sample PDF says. */
const code = v.pipe(v.string(), v.trim(), v.maxLength(20));
export const demonstrationBody = v.strictObject({ role, code });
export const ownDemonstrationBody = v.strictObject({ code });

/** Where the joint applicant's link goes: a mail, or a text with the sender's word that they agreed to it. */
export const invitationBody = v.strictObject({
  email: v.optional(v.pipe(v.string(), v.maxLength(200))),
  phone: v.optional(v.pipe(v.string(), v.maxLength(40))),
  phoneConsent: v.optional(v.boolean(), false),
  /** Of the invitation and of the pages that it opens; that of the caller when left out. */
  language: v.optional(v.picklist(LANGUAGES)),
});
