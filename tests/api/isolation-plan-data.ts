/** The plan of the order that everybody is after. */
export const ISOLATED_PLAN = "ppl_isolated";
