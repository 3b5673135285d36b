import * as v from "valibot";
import { bool } from "./field-schemas.ts";

const Automation = v.optional(
  v.strictObject({
    createContract: v.optional(bool, true),
    verifyContract: v.optional(bool, true),
    initiateSigning: v.optional(bool, true),
  }),
  {},
);

/** TEN-05: which parts of contracting run by themselves, per flowType. */
export const ContractingSchema = v.strictObject({ finance: Automation, cash: Automation, lease: Automation });
