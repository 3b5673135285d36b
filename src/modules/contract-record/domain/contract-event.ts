import { english } from "#platform/shared/texts/text.ts";

/** What the audit trail of a package holds (SIGN-09). */
const CONTRACT_EVENT_KINDS = [
  "created",
  "sent",
  "opened",
  "consented",
  "signed",
  "countersigned",
  "cancelled",
  "expired",
  "declined",
] as const;
export type ContractEventKind = (typeof CONTRACT_EVENT_KINDS)[number];

/** How the signer was recognized when signing (SIGN-09, OP-23). */
export const IDENTIFIED_BY = {
  account: "Signed in to the customer account of this order",
  code: "One-time code sent to the email address of this order",
  together: "On the buyer's device, after the buyer had signed",
  knowledge: "Order number and last name",
} as const;
export type IdentifiedBy = keyof typeof IDENTIFIED_BY;

/** What the line about the signature says of it; undefined for a vendor's page and for older lines. */
export function identifiedIn(detail: string): IdentifiedBy | undefined {
  const word = /identified by (\w+)$/u.exec(detail)?.[1] ?? "";
  return word in IDENTIFIED_BY ? (word as IdentifiedBy) : undefined;
}

/** Version of the statement a buyer agrees to before signing (ESIGN 101(c)); a change of its text is a new one. */
export const CONSENT_VERSION = 3;

/** What the line of an agreement says of the statement. */
export const CONSENT_DETAIL = `version ${CONSENT_VERSION}`;

/** The line in which a signer agreed to the statement of today; who agreed to an earlier one is asked again. */
export function consentOf<
  Line extends { readonly kind: ContractEventKind; readonly actor: string; readonly detail: string },
>(lines: readonly Line[], signer: string): Line | undefined {
  return lines.findLast(
    ({ kind, actor, detail }) => kind === "consented" && actor === signer && detail === CONSENT_DETAIL,
  );
}

/** The statement itself: what each part is about, and what it says. */
export const CONSENT_STATEMENT: readonly { readonly about: string; readonly says: string }[] = [
  {
    about: english("Paper is free."),
    says: english("Ask us by phone for paper documents, before or after you sign."),
  },
  {
    about: english("This purchase only."),
    says: english("You agree for what you read, sign and receive here."),
  },
  {
    about: english("You can change your mind."),
    says: english(
      "Before you sign, leave this page and call us. We then sign on paper together, which may take a few days longer.",
    ),
  },
  {
    about: english("Your copies."),
    says: english("Keep your email and phone number up to date in your profile, so that they reach you."),
  },
  {
    about: english("What you need."),
    says: english("A current web browser, an email address, and a program that opens PDF files."),
  },
];
