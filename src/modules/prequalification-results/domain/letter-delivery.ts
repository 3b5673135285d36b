import * as v from "valibot";
import { emailSchema } from "#platform/shared/fields/email.ts";
import { REQUIRED } from "#platform/shared/fields/field-messages.ts";
import { formSchema } from "#platform/shared/fields/form-schema.ts";
import { english, type Text } from "#platform/shared/texts/text.ts";
import { homeAddressSchema } from "#modules/prequalification/domain/home-address.ts";

/** A change of any word below is a new version. */
const VERSION = "1";
const TEXT = english(
  "{brand} and the lenders can send the letter about this request to your email address as a PDF file instead of on paper. You don't have to agree: without it, the letter comes by mail to your home address. You can ask for a paper copy free of charge or take this consent back by calling {phone}. You need a device that opens PDF files.",
);
const AGREEMENT = english("I agree to get the letter by email, and I was able to open the sample PDF.");

/** What somebody agrees to before a letter may go to their email (12 CFR 1002.4(d)(2), E-SIGN 101(c)). */
export interface LetterConsentWords {
  readonly version: string;
  readonly text: string;
  /** Beside the box, which is never ticked beforehand. */
  readonly agreement: string;
}

/** The words in the reader's language. */
export function letterConsentWords(
  t: Text,
  { brand, phone }: { readonly brand: string; readonly phone: string },
): LetterConsentWords {
  return { version: VERSION, text: t(TEXT, { brand, phone }), agreement: t(AGREEMENT) };
}

/** How the letter about a decline reaches its reader. */
export interface LetterDelivery {
  /**
   * - `ask`: nobody has said yet. `email`: agreed. `paper`: it is to be mailed to their home. `sent`: it is gone.
   */
  readonly state: "ask" | "email" | "paper" | "sent";
  /** "r•••@example.com"; null where nobody gave an address. */
  readonly emailHint: string | null;
  /** A street is known, so that it can be mailed. */
  readonly hasStreet: boolean;
  /** ISO instant from which it goes on paper where nobody says anything. */
  readonly paperFrom: string;
  readonly consent: LetterConsentWords;
}

/** Enough to know it again, for whoever typed it. */
export function emailHint(email: string): string {
  const [name = "", host = ""] = email.split("@");
  return `${name.slice(0, 1)}•••@${host}`;
}

/** Beside the box that is not ticked. */
export const AGREE_TO_EMAIL = english("Check the box if you agree to get the letter by email.");

/** How somebody wants their letter. */
export const deliveryBody = v.variant("by", [
  formSchema({
    by: v.literal("email"),
    email: v.optional(emailSchema),
    sampleCode: v.pipe(v.string(REQUIRED), v.trim(), v.nonEmpty(REQUIRED), v.maxLength(20)),
    version: v.pipe(v.string(REQUIRED), v.maxLength(40)),
    agreed: v.literal(true, AGREE_TO_EMAIL),
  }),
  formSchema({
    by: v.literal("paper"),
    address: v.optional(homeAddressSchema),
  }),
]);
export type DeliveryBody = v.InferOutput<typeof deliveryBody>;
