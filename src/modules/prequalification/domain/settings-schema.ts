import * as v from "valibot";
import { dollars, whole } from "#platform/shared/settings/field-schemas.ts";

const no = <T extends v.GenericSchema>(schema: T) => v.optional(v.nullable(schema), null);

/** The retailer's own rules: who does not meet them is declined by the retailer, whatever lenders would say (PQ-06). */
const PrequalificationSchema = v.strictObject({
  minimumScore: no(whole(300, 900)),
  /** Before taxes. */
  minimumAnnualIncome: no(dollars(1_000_000)),
});

/** What a retailer may set of pre-qualification. */
export const prequalificationSettings = {
  config: { prequalification: v.optional(PrequalificationSchema, {}) },
};
