import * as v from "valibot";
import {
  atMost,
  restOfAddress,
  secondLineSchema,
  streetLineSchema,
} from "#platform/shared/fields/address/address.ts";
import { phoneSchema } from "#platform/shared/fields/phone/phone.ts";
import { PO_BOX } from "#platform/shared/fields/address/address-rule.ts";
import { isPoBox } from "#platform/shared/fields/address/street-line.ts";

/** Table M. */
export const SELECT_DATE = "Select a date.";
export const SELECT_TIME = "Select a time.";
/** What only a driver would read: dropped in silence, somebody would wait at home for a car that nobody brings. */
const NO_DRIVER = "Leave this out of a pickup, or choose delivery.";

const slot = v.object({
  date: v.pipe(v.string(SELECT_DATE), v.isoDate(SELECT_DATE)),
  hour: v.pipe(
    v.number(SELECT_TIME),
    v.integer(SELECT_TIME),
    v.minValue(0, SELECT_TIME),
    v.maxValue(23, SELECT_TIME),
  ),
});

/** VAL-10 to VAL-13. A rural route is a place where a truck can stop; a post-office box is not. */
const addressSchema = v.object({
  streetAddress: v.pipe(
    streetLineSchema,
    v.check((line) => !isPoBox(line), PO_BOX),
  ),
  ...restOfAddress,
  addressLine2: v.optional(
    v.pipe(
      secondLineSchema,
      v.check((line) => !isPoBox(line), PO_BOX),
    ),
    "",
  ),
});

/** DLV-05: what the buyer asks for; date and hour are the rooftop's own. */
export const fulfillmentRequestSchema = v.variant("option", [
  v.object({
    option: v.literal("PICKUP"),
    slot,
    address: v.optional(v.null(NO_DRIVER)),
    instructions: v.optional(v.nullable(v.literal("", NO_DRIVER))),
  }),
  v.object({
    option: v.literal("DELIVERY"),
    slot,
    address: addressSchema,
    /** Whom the driver calls; the order's own number when left out. */
    // Test numbers and area codes are for the use case to evaluate: it knows the retailer (VAL-08).
    phone: v.optional(phoneSchema({ allowTestNumbers: true })),
    /** VAL-09: needed with a number that was not agreed to at checkout. */
    phoneConsent: v.optional(v.boolean()),
    instructions: v.optional(atMost(200), ""),
    /** Where the car will be registered, for a delivery to another state than the one whose taxes the contract has. */
    registrationState: v.optional(atMost(2)),
  }),
]);

export type FulfillmentRequest = v.InferOutput<typeof fulfillmentRequestSchema>;
export type DeliveryAddress = Extract<FulfillmentRequest, { option: "DELIVERY" }>["address"];
