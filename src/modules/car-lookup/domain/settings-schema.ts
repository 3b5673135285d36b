import * as v from "valibot";

/** Who says which car has a license plate: nobody, or a service that only plays. */
export const lookupSettings = {
  providers: {
    plateLookup: v.optional(v.picklist(["none", "sandbox"], "must be none or sandbox"), "none"),
  },
};
