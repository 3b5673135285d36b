/** What a state lets an administrator keep when a plan is canceled: the lesser of a share of the refund and an amount. */
interface FeeCap {
  /** Two letters. */
  readonly state: string;
  /** Share of the refund, in percent; null where only the amount counts. */
  readonly percent: number | null;
  readonly amountCents: number | null;
  /** `serviceContract`, `gap`, or both. */
  readonly kinds: readonly ("serviceContract" | "gap" | "ancillary")[];
  readonly confidence: "verified" | "unsure";
}

/** A state that is missing leaves the contract's own fee. */
export const FEE_CAPS: readonly FeeCap[] = [
  {
    state: "CA",
    percent: 10,
    amountCents: 2_500,
    kinds: ["serviceContract", "ancillary"],
    confidence: "verified",
  },
];
