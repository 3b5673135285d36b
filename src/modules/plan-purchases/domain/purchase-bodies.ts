import * as v from "valibot";

/** POST /api/plan-purchases/{orderNumber}. */
export const buyBody = v.strictObject({
  planId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(80)),
  /** Hash of the sentence that was read. */
  consent: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/u, "Send the consent as it was shown.")),
  odometerMiles: v.pipe(
    v.number("Enter the miles on the odometer."),
    v.integer("Enter whole miles."),
    v.minValue(0, "Enter the miles on the odometer."),
    v.maxValue(999_999, "Enter at most 999,999 miles."),
  ),
});

/** POST …/payment: a token only. */
export const payBody = v.strictObject({
  token: v.pipe(v.string(), v.regex(/^[a-z]{2,8}[_-][\w-]{8,200}$/u, "Enter your payment details again.")),
});

export const purchaseParams = v.object({
  orderNumber: v.pipe(v.string(), v.maxLength(64)),
  purchaseId: v.pipe(v.string(), v.maxLength(64)),
});

/** GET: what the odometer says decides what helps; the miles of the sale where it is left out. */
export const offersQuery = v.object({
  miles: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,6}$/u, "Enter the miles on the odometer."), v.transform(Number)),
  ),
});

const charge = v.object({ state: v.string(), display: v.string(), amountCents: v.number() });
const purchase = v.object({
  purchaseId: v.string(),
  planId: v.string(),
  label: v.string(),
  priceCents: v.number(),
  taxCents: v.number(),
  totalCents: v.number(),
  status: v.picklist(["open", "paid", "closed"]),
  charge: v.nullable(charge),
});
export const purchaseSchema = v.object({ ...purchase.entries, clientAction: v.nullable(v.string()) });
export const purchasesSchema = v.object({
  closedBecause: v.nullable(v.picklist(["not-submitted", "canceled", "in-store"])),
  isDelivered: v.boolean(),
  miles: v.number(),
  plans: v.array(
    v.looseObject({ id: v.string(), priceCents: v.number(), taxCents: v.number(), totalCents: v.number() }),
  ),
  purchases: v.array(purchase),
});
