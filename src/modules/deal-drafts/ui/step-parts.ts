import type { DraftAnswer } from "./checkout-api.ts";

/** What a checkout step gets to work with. */
export interface StepParts {
  readonly draft: DraftAnswer;
  readonly onChange: (draft: DraftAnswer) => void;
  /** The server said that somebody else has the vehicle. */
  readonly onTaken: () => void;
  /** The server said that the hold is over. */
  readonly onHoldEnded: () => void;
}
