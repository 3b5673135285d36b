/** `Jun 10, 2026`, in the reader's own zone: it is their own list. */
export function formatDay(iso: string): string {
  return new Intl.DateTimeFormat("en-US", { dateStyle: "medium" }).format(new Date(iso));
}

/** `Jun 10, 2026, 10:00 AM`. */
export function formatMinute(iso: string): string {
  return new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" }).format(new Date(iso));
}
