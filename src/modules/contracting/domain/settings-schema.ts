import * as v from "valibot";
import { bool, dollars, line, percent, prose, whole } from "#platform/shared/settings/field-schemas.ts";
import { secretReference } from "#platform/shared/settings/secret-reference-schema.ts";

const Automation = v.optional(
  v.strictObject({
    createContract: v.optional(bool, true),
    verifyContract: v.optional(bool, true),
    initiateSigning: v.optional(bool, true),
  }),
  {},
);

/** A natural person who signs contracts and odometer statements for the retailer. */
const Signatory = v.strictObject({ name: line, title: line });

/** What a payment that comes too late costs; counsel decides what the states allow. */
const LateCharge = v.strictObject({
  graceDays: v.optional(whole(0, 60), 15),
  percent: v.optional(percent(0, 25), 5),
  mostDollars: v.optional(dollars(1000), 50),
});

const clauses = v.optional(v.array(v.strictObject({ title: line, text: prose })), []);

/** TEN-05: which parts of contracting run by themselves, per flowType; and what the papers say for the retailer. */
const ContractingSchema = v.strictObject({
  finance: Automation,
  cash: Automation,
  lease: Automation,
  /** Null signs with the legal name alone. */
  signatory: v.optional(v.nullable(Signatory), null),
  /** The dealer's license by rooftop (`dealershipId`); left out of the papers where there is none. */
  dealerLicenses: v.optional(v.record(line, line), {}),
  lateCharge: v.optional(LateCharge, {}),
  /** The insurance card is asked for as well where the carrier verified the policy (decision 0337). */
  asksForCardOfVerifiedPolicy: v.optional(bool, false),
  /** PEM of the certificate (and those that vouch for it) that seals signed papers; null makes one per retailer. */
  signature: v.optional(
    v.nullable(v.strictObject({ certificateRef: secretReference, privateKeyRef: secretReference })),
    null,
  ),
  /** The retailer's own clauses in place of the product's samples (OP-17). */
  terms: v.optional(v.strictObject({ installment: clauses, lease: clauses }), {}),
});

/** What runs by itself, and what the papers say for the retailer. */
export const contractingSettings = {
  config: { contracting: v.optional(ContractingSchema, {}) },
};
