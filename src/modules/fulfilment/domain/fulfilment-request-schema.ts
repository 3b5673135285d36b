import * as v from "valibot";

const slot = v.object({
  date: v.pipe(v.string(), v.isoDate("Choose a date.")),
  hour: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(23)),
});
const short = (max: number) =>
  v.pipe(v.string(), v.trim(), v.maxLength(max, `Use at most ${max} characters.`));
const required = (max: number, message: string) => v.pipe(short(max), v.nonEmpty(message));

/** VAL: no post-office boxes; a car needs a street. */
const street = v.pipe(
  required(60, "Enter a valid address."),
  v.check((text) => !/\bp\.?\s*o\.?\s*box\b/i.test(text), "We can't deliver to a P.O. box zip code."),
);

/** DLV-05: what the buyer asks for; date and hour are the rooftop's own. */
export const fulfilmentRequestSchema = v.variant("option", [
  v.object({ option: v.literal("PICKUP"), slot }),
  v.object({
    option: v.literal("DELIVERY"),
    slot,
    address: v.object({
      streetAddress: street,
      addressLine2: v.optional(short(16), ""),
      city: required(40, "Enter a valid address."),
      state: v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[A-Z]{2}$/, "Select a state.")),
      zipCode: v.pipe(v.string(), v.trim(), v.regex(/^\d{5}$/, "Enter a valid 5-digit zip code.")),
    }),
    instructions: v.optional(short(200), ""),
  }),
]);

export type FulfilmentRequest = v.InferOutput<typeof fulfilmentRequestSchema>;
export type DeliveryAddress = Extract<FulfilmentRequest, { option: "DELIVERY" }>["address"];
