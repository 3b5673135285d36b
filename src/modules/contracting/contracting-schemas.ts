import * as v from "valibot";
import { DOCUMENT_KINDS, FORMER_KINDS } from "#modules/contract-papers/domain/package-document.ts";
import { signatureMarkSchema } from "#modules/contract-papers/domain/signature-mark.ts";
import { SIGNING_STATUSES } from "#modules/signing-services/domain/signing-status.ts";

/** The signing status call's body. */
export const stateSchema = v.object({
  status: v.picklist(SIGNING_STATUSES),
  signersCompleted: v.boolean(),
  signers: v.array(
    v.object({ role: v.picklist(["buyer", "co-buyer", "dealer"]), signedAt: v.nullable(v.string()) }),
  ),
});

const fieldSchema = v.object({
  id: v.string(),
  kind: v.picklist(["signature", "initials"]),
  label: v.string(),
  signer: v.optional(v.literal("co-buyer")),
});

const blockSchema = v.variant("kind", [
  v.object({ kind: v.literal("heading"), text: v.string() }),
  v.object({ kind: v.literal("text"), text: v.string(), isStrong: v.optional(v.boolean()) }),
  v.object({ kind: v.literal("facts"), rows: v.array(v.tuple([v.string(), v.string()])) }),
  v.object({
    kind: v.literal("amounts"),
    caption: v.string(),
    rows: v.array(
      v.object({
        label: v.string(),
        amountCents: v.number(),
        note: v.optional(v.string()),
        isTotal: v.optional(v.boolean()),
      }),
    ),
  }),
  v.object({
    kind: v.literal("disclosure"),
    caption: v.string(),
    boxes: v.array(
      v.object({
        label: v.string(),
        value: v.string(),
        meaning: v.string(),
        isConspicuous: v.optional(v.boolean()),
      }),
    ),
  }),
  v.object({
    kind: v.literal("table"),
    caption: v.string(),
    head: v.array(v.string()),
    rows: v.array(v.array(v.string())),
  }),
  v.object({
    kind: v.literal("choices"),
    caption: v.string(),
    options: v.array(v.object({ text: v.string(), isChosen: v.boolean() })),
  }),
  v.object({ kind: v.literal("field"), field: fieldSchema }),
  v.object({
    kind: v.literal("seller"),
    label: v.string(),
    signatory: v.optional(v.object({ name: v.string(), title: v.string() })),
  }),
]);

/** The contract and where signing stands. */
export const sessionSchema = v.object({
  packageId: v.string(),
  orderNumber: v.string(),
  buyer: v.string(),
  coBuyer: v.optional(v.string()),
  seller: v.string(),
  documents: v.array(
    v.object({
      kind: v.picklist([...DOCUMENT_KINDS, ...FORMER_KINDS]),
      title: v.string(),
      purpose: v.string(),
      blocks: v.array(blockSchema),
    }),
  ),
  documentHash: v.string(),
  files: v.array(v.object({ name: v.string(), title: v.string(), sha256: v.string(), size: v.number() })),
  expiresAt: v.string(),
  consentVersion: v.number(),
  signer: v.picklist(["buyer", "co-buyer"]),
  isHandedOver: v.boolean(),
  consentedAt: v.nullable(v.string()),
  signsHere: v.boolean(),
  state: stateSchema,
});

/** Whom the page was for. */
const signer = v.optional(v.picklist(["buyer", "co-buyer"]));
const packageId = v.pipe(v.string(), v.nonEmpty(), v.maxLength(80));

/** Agreement to sign electronically. */
export const consentBodySchema = v.object({
  packageId,
  consent: v.literal(true, "Agree to sign electronically."),
  consentVersion: v.pipe(v.number(), v.integer()),
  signer,
});

/** What a signature says. */
export const signBodySchema = v.object({
  packageId,
  documentHash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, "Not a document hash.")),
  name: v.pipe(v.string(), v.trim(), v.nonEmpty("Type your name."), v.maxLength(80)),
  initials: v.pipe(v.string(), v.trim(), v.nonEmpty("Type your initials."), v.maxLength(12)),
  mark: signatureMarkSchema,
  fields: v.pipe(v.array(v.pipe(v.string(), v.maxLength(80))), v.maxLength(40)),
  signer,
});

/** Drawn signatures are up to some thousand points. */
export const SIGN_BODY_BYTES = 256 * 1024;

/** Which PDF: one paper, or the newest signed copy. */
export const fileNameSchema = v.picklist([
  ...DOCUMENT_KINDS,
  ...FORMER_KINDS,
  "signed",
  "completed",
  "contract",
]);
