/** The score that was used, with what its disclosure must say (forms A-4 and H-4). */
export interface UsedScore {
  readonly applicantId: string;
  readonly value: number;
  /** ISO date on which the score was made. */
  readonly date: string;
  /** The range of possible scores. */
  readonly low: number;
  readonly high: number;
  /** Key factors, most important first; four, or five if inquiries is one. English texts of the bureau. */
  readonly factors: readonly string[];
  /** The model that made it. */
  readonly source: string;
  readonly bureau: BureauContact;
}

/** Whom a reader of a notice can call. */
export interface BureauContact {
  readonly name: string;
  readonly addressLines: readonly string[];
  /** Ten digits. */
  readonly phone: string;
}
