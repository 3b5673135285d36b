import { english } from "#platform/shared/texts/text.ts";

const free = { needsReview: false, deductionCents: 0 };
/** TRADE-02: whose the car is, and what follows from it. */
export const OWNERSHIP_ANSWERS = [
  { ...free, id: "OWNED", label: english("I own it"), help: english("It is paid off.") },
  {
    ...free,
    id: "FINANCED",
    label: english("I'm still paying a loan"),
    help: english(
      "The offer goes toward your payoff first. If you owe more than the offer, the rest is yours to pay or finance.",
    ),
  },
  {
    ...free,
    id: "LEASED",
    label: english("It's leased"),
    help: english("The leasing company has to agree."),
    needsReview: true,
  },
] as const;
