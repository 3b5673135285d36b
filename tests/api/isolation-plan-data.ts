/** The plan of the order that everybody is after. */
export const ISOLATED_PLAN = "ppl_isolated";
/** A plan that its owner agreed to buy after the order. */
export const ISOLATED_PURCHASE = "pur_isolated";
