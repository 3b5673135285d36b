import { nearPayoffs, remindPayoffs } from "./server/remind-payoffs.ts";

/** The retailer hears of a payoff before it is late. */
export const payoffReminders = {
  name: "trade-in.payoffs",
  everyMs: 3_600_000,
  run: remindPayoffs,
  due: nearPayoffs,
};
