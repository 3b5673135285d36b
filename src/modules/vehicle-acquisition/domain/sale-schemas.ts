import * as v from "valibot";
import { REQUIRED } from "#platform/shared/fields/field-messages.ts";
import { formSchema } from "#platform/shared/fields/form-schema.ts";
import { english } from "#platform/shared/texts/text.ts";
import { bankAccountSchema } from "./bank-account.ts";
import { sellerSchema } from "./seller-schema.ts";

const SELECT_DATE = english("Select a date.");
const SELECT_TIME = english("Select a time.");
const CHOOSE_PLACE = english("Choose where you'd like to hand over the car.");
const ANSWER = english("Accept or decline the new amount.");

const seen = {
  id: v.pipe(v.string(REQUIRED), v.nonEmpty(REQUIRED), v.maxLength(64)),
  version: v.pipe(v.number(REQUIRED), v.integer(REQUIRED)),
};

/** Accepting an offer: who sells, and the VIN where the offer was made without one. */
export const acceptBody = formSchema({
  seller: sellerSchema,
  vin: v.optional(v.nullable(v.pipe(v.string(REQUIRED), v.maxLength(40)))),
});
export type AcceptBody = v.InferOutput<typeof acceptBody>;

export const seenBody = formSchema(seen);

export const bookBody = formSchema({
  ...seen,
  rooftopId: v.pipe(v.string(CHOOSE_PLACE), v.nonEmpty(CHOOSE_PLACE), v.maxLength(80)),
  isPickup: v.optional(v.boolean(), false),
  slot: formSchema({
    date: v.pipe(v.string(SELECT_DATE), v.isoDate(SELECT_DATE)),
    hour: v.pipe(
      v.number(SELECT_TIME),
      v.integer(SELECT_TIME),
      v.minValue(0, SELECT_TIME),
      v.maxValue(23, SELECT_TIME),
    ),
  }),
});
export type BookBody = v.InferOutput<typeof bookBody>;

export const accountBody = formSchema({ ...seen, account: bankAccountSchema });

export const answerBody = formSchema({ ...seen, answer: v.picklist(["ACCEPTED", "DECLINED"], ANSWER) });

const CONSENT = english("Agree to sign electronically.");

export const signBody = formSchema({
  ...seen,
  documentHash: v.pipe(v.string(REQUIRED), v.regex(/^[0-9a-f]{64}$/u, "Send the papers as they were shown.")),
  consent: v.literal(true, CONSENT),
  name: v.pipe(v.string(REQUIRED), v.trim(), v.nonEmpty(REQUIRED), v.maxLength(60)),
  coOwnerName: v.optional(v.pipe(v.string(REQUIRED), v.trim(), v.nonEmpty(REQUIRED), v.maxLength(60))),
});
export type SignBody = v.InferOutput<typeof signBody>;

const cents = v.pipe(v.number(REQUIRED), v.integer(REQUIRED), v.minValue(0), v.maxValue(50_000_000));

/** What the retailer's people say about a sale, by the desk. */
export const retailerEventBody = v.variant("event", [
  v.object({
    event: v.picklist([
      "appointment.missed",
      "appointment.canceled",
      "shortfall.received",
      "payout.settled",
      "sale.canceled",
    ]),
  }),
  v.object({
    event: v.literal("car.inspected"),
    miles: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_998)),
    answers: v.optional(
      v.record(v.pipe(v.string(), v.maxLength(40)), v.pipe(v.string(), v.maxLength(40))),
      {},
    ),
  }),
  v.object({
    event: v.literal("payoff.quoted"),
    amountCents: cents,
    lender: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(60)),
    goodThrough: v.pipe(v.string(), v.isoDate()),
  }),
  v.object({
    event: v.literal("paper.rejected"),
    paper: v.picklist(["TITLE_FRONT", "TITLE_BACK", "REGISTRATION", "DRIVERS_LICENSE"]),
  }),
]);
export type RetailerEvent = v.InferOutput<typeof retailerEventBody>;
