import * as v from "valibot";

/** No car of this world costs more than ten million dollars. */
const cents = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000));

const months = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(120));

/** What somebody who pre-qualified wishes for every car; what is left out is the retailer's usual. */
export const ChoicesSchema = v.object({
  downPaymentCents: v.optional(cents),
  termMonths: v.optional(months),
  trade: v.optional(
    v.nullable(
      v.object({
        allowanceCents: cents,
        payoffCents: cents,
        ownership: v.picklist(["OWNED", "FINANCED", "LEASED"]),
      }),
    ),
  ),
  lease: v.optional(
    v.nullable(
      v.object({
        downPaymentCents: v.optional(cents),
        termMonths: v.optional(months),
        annualMiles: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000))),
      }),
    ),
  ),
});
