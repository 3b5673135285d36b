import * as v from "valibot";
import { ProgramList } from "#modules/underwriting/domain/program-settings-schema.ts";
import { whole } from "#platform/shared/settings/field-schemas.ts";
import { vendorName } from "#platform/shared/settings/vendor-name-schema.ts";
import { lenderVendors } from "./vendor-settings-schema.ts";

const LendersSchema = v.strictObject({
  programs: v.optional(ProgramList, []),
  /** Who has not answered after so many minutes has timed out. */
  timeoutMinutes: v.optional(whole(1, 10_080), 60),
});

/** Who lends and by which rules, and which vendor carries applications. */
export const lenderSettings = {
  providers: { lenders: vendorName },
  environment: lenderVendors,
  config: { lenders: v.optional(LendersSchema, {}) },
};
