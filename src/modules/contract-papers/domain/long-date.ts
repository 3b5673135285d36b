const MONTHS = "January February March April May June July August September October November December".split(
  " ",
);

/** `December 21, 2026` of an ISO date, as papers print it. */
export function longDate(date: string): string {
  const [year = "", month = "", day = ""] = date.split("-");
  return `${MONTHS[Number(month) - 1]} ${Number(day)}, ${year}`;
}
