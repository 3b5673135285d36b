/** So many days before the last one its person hears of it. */
export const SOON_DAYS = 3;

/** What whoever has a result is told about its end, in order; the number is how far they were told (PQ-08). */
const END_NEWS = [
  { news: "soon", told: 1, fromDaysLeft: SOON_DAYS },
  { news: "today", told: 2, fromDaysLeft: 0 },
  { news: "expired", told: 3, fromDaysLeft: -1 },
] as const;
type EndNews = (typeof END_NEWS)[number];

/**
 * What is to be told now: the latest that is due and was not told; what it overtook is told no more.
 * @param days whole days until the last one; negative when it is over
 */
export function endNewsOf({
  days,
  told,
}: {
  readonly days: number;
  readonly told: number;
}): EndNews | undefined {
  const due = END_NEWS.findLast(({ fromDaysLeft }) => days <= fromDaysLeft);
  return due === undefined || due.told <= told ? undefined : due;
}
