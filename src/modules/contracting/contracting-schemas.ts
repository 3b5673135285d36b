import * as v from "valibot";
import { SIGNING_STATUSES } from "./domain/signing-status.ts";

/** The signing status call's body. */
export const stateSchema = v.object({
  status: v.picklist(SIGNING_STATUSES),
  signersCompleted: v.boolean(),
  signers: v.array(v.object({ role: v.picklist(["buyer", "dealer"]), signedAt: v.nullable(v.string()) })),
});

/** The contract and where signing stands. */
export const sessionSchema = v.object({
  packageId: v.string(),
  document: v.object({
    title: v.string(),
    orderNumber: v.string(),
    seller: v.string(),
    buyer: v.string(),
    vehicle: v.string(),
    vin: v.nullable(v.string()),
    mileage: v.nullable(v.number()),
    lines: v.array(v.object({ label: v.string(), amountCents: v.number(), isEstimate: v.boolean() })),
    totalCents: v.number(),
    depositCents: v.number(),
    balanceCents: v.number(),
    paragraphs: v.array(v.string()),
  }),
  documentHash: v.string(),
  expiresAt: v.string(),
  consentVersion: v.literal(1),
  state: stateSchema,
});

/** What a signature says. */
export const signBodySchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty("Type your name."), v.maxLength(80)),
  consent: v.literal(true, "Agree to sign electronically."),
  consentVersion: v.optional(v.literal(1), 1),
  documentHash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, "Not a document hash.")),
});
