/** Civil dates and hours carry no zone, so they are formatted as UTC. */
function formatDate(date: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat("en-US", { ...options, timeZone: "UTC" }).format(
    new Date(`${date}T00:00:00Z`),
  );
}

/** `Wed` */
export const weekdayText = (date: string): string => formatDate(date, { weekday: "short" });
/** `Nov 25` */
export const dayText = (date: string): string => formatDate(date, { month: "short", day: "numeric" });
/** `Wednesday, November 25` */
export const longDayText = (date: string): string =>
  formatDate(date, { weekday: "long", month: "long", day: "numeric" });
/** `11/25/2026` (UI-09) */
export const slashedDate = (date: string): string =>
  formatDate(date, { month: "2-digit", day: "2-digit", year: "numeric" });
/** `9:00 AM` */
export function hourText(hour: number): string {
  return `${hour % 12 === 0 ? 12 : hour % 12}:00 ${hour < 12 ? "AM" : "PM"}`;
}

/** `Wednesday, November 25, 2026 at 10:00 AM CST`: an instant in the rooftop's own time. */
export function whenText(iso: string, timeZone: string): string {
  return new Intl.DateTimeFormat("en-US", {
    weekday: "long",
    month: "long",
    day: "numeric",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
    timeZone,
  }).format(new Date(iso));
}
