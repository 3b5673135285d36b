import * as v from "valibot";

/** Who asks lenders for payoffs: nobody, so that owners bring their lenders' letters, or lenders that only play. */
export const payoffSettings = {
  providers: {
    payoff: v.optional(v.picklist(["letters", "sandbox"], "must be letters or sandbox"), "letters"),
  },
};
