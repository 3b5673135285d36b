import * as v from "valibot";
import { whole } from "#platform/shared/settings/field-schemas.ts";

/** How many vehicles may be compared at once. */
export const comparisonSettings = { limits: { maximumCompared: v.optional(whole(2, 6), 4) } };
