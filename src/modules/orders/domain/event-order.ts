/** Subjects of outside words. Modules add theirs beside their events by declaration merging, as they add their tables. */
export interface EventSubjects {}

/**
 * What outside words are about, or one of several such things by what its sender calls it (`payment 17`). Two words about
 * one subject exclude each other; the later one holds.
 */
export type EventSubject = keyof EventSubjects | `${keyof EventSubjects} ${string}`;

/** When something became true, and by what its sender knows it. */
export interface EventTime {
  readonly occurredAt: Date;
  /** Decides between two words of one instant, so that every order of arrival ends alike; empty for our own acts. */
  readonly eventId: string;
}

/** The last word that was applied. */
export interface EventMark extends EventTime {
  /** Its name, e.g. `payment.returned`. */
  readonly event: string;
}

/** True for a word that is older than the one that was applied last. A word without a time of its own is news. */
export function isOvertaken(mark: EventMark | undefined, time: EventTime | undefined): boolean {
  return mark !== undefined && time !== undefined && compare(time, mark) < 0;
}

function compare(one: EventTime, other: EventTime): number {
  const apart = one.occurredAt.getTime() - other.occurredAt.getTime();
  if (apart !== 0) return apart;
  return one.eventId < other.eventId ? -1 : Number(one.eventId > other.eventId);
}
