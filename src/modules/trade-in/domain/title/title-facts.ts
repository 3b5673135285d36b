export const TITLE_NAMES = ["one", "and", "or"] as const;

/** What an owner says of the title of a car: it decides which papers are asked for. */
export interface TitleFacts {
  /** Two letters: which state issued it. */
  readonly state: string;
  /** One name; two that sign together ("and"); two of which either may sign ("or"). */
  readonly names: (typeof TITLE_NAMES)[number];
  /** Nobody can find it; never where a lender or lessor holds it. */
  readonly isLost: boolean;
}
