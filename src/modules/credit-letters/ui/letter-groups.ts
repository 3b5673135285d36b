/** A letter as its reader's list has it. */
export interface SentLetter {
  readonly noticeId: string;
  readonly title: string;
  /** ISO instants; of when the application was sent that it answers, null where that is no longer kept. */
  readonly sentAt: string;
  readonly appliedAt: string | null;
  readonly isEarlier: boolean;
}

/** Letters about one application; `appliedAt` as above. */
interface LetterGroup {
  readonly isEarlier: boolean;
  readonly appliedAt: string | null;
  readonly letters: readonly SentLetter[];
}

/** The letters of the application that counts first, then those of each earlier one, as they come: the newest first. */
export function letterGroups(letters: readonly SentLetter[]): readonly LetterGroup[] {
  const groups = Map.groupBy(letters, ({ isEarlier, appliedAt }) => (isEarlier ? (appliedAt ?? "") : null));
  return [...groups]
    .map(([applied, ofOne]) => ({ isEarlier: applied !== null, appliedAt: applied || null, letters: ofOne }))
    .toSorted((one, other) => Number(one.isEarlier) - Number(other.isEarlier));
}
