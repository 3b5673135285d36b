type Span = readonly [opens: string, closes: string] | null;

/** A week of a dealership whose weekdays are alike; null is closed. */
export function demoHours(week: { weekdays: Span; saturday: Span; sunday: Span }) {
  const day = (span: Span) => span && { opens: span[0], closes: span[1] };
  const weekday = day(week.weekdays);
  return {
    monday: weekday,
    tuesday: weekday,
    wednesday: weekday,
    thursday: weekday,
    friday: weekday,
    saturday: day(week.saturday),
    sunday: day(week.sunday),
  };
}
