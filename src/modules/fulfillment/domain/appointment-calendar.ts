/** One appointment as calendars take it. Instants are ISO strings in UTC. */
export interface CalendarEntry {
  /** The same for all versions of one appointment, and nobody else's. */
  readonly uid: string;
  /** Grows with every change; a calendar keeps the highest. */
  readonly sequence: number;
  readonly status: "TENTATIVE" | "CONFIRMED" | "CANCELLED";
  readonly changedAt: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly summary: string;
  readonly location: string;
  readonly description: string;
  readonly organizer: { readonly name: string; readonly email: string };
}

/**
 * RFC 5545, one event, lines of at most 75 octets that end in CR LF. Times are in UTC, so no time zone has to
 * be described and a change of the clocks cannot move the appointment. A canceled one removes its entry (RFC 5546).
 */
export function appointmentCalendar(entry: CalendarEntry): string {
  const { organizer } = entry;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Forecourt//Handover//EN",
    "CALSCALE:GREGORIAN",
    `METHOD:${entry.status === "CANCELLED" ? "CANCEL" : "PUBLISH"}`,
    "BEGIN:VEVENT",
    `UID:${escapeText(entry.uid)}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${utcStamp(entry.changedAt)}`,
    `DTSTART:${utcStamp(entry.startsAt)}`,
    `DTEND:${utcStamp(entry.endsAt)}`,
    `SUMMARY:${escapeText(entry.summary)}`,
    `LOCATION:${escapeText(entry.location)}`,
    `DESCRIPTION:${escapeText(entry.description)}`,
    `STATUS:${entry.status}`,
    `ORGANIZER;CN="${plain(organizer.name).replaceAll('"', "'")}":mailto:${plain(organizer.email)}`,
    "TRANSP:OPAQUE",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.flatMap(fold).join("\r\n") + "\r\n";
}

/** `2026-06-12T14:00:00.000Z` as `20260612T140000Z`. */
function utcStamp(iso: string): string {
  return `${iso.slice(0, 19).replaceAll(/[-:]/gu, "")}Z`;
}

/** No control characters and no lone surrogates: nothing that could become a line of its own. */
function plain(text: string): string {
  return text.toWellFormed().replace(/[\p{Cc}\u2028\u2029]+/gu, " ");
}

function escapeText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?|[\u2028\u2029]/gu, "\n")
    .replaceAll(/[^\P{Cc}\n]/gu, " ")
    .replaceAll(/[\\;,]/gu, "\\$&")
    .replaceAll("\n", "\\n");
}

const MAX_OCTETS = 75;

/** Splits a content line before its 76th octet, never inside a character; what follows begins with a space. */
function fold(line: string): string[] {
  const parts: string[] = [];
  let part = "";
  let octets = 0;
  for (const char of line) {
    const size = utf8Length(char.codePointAt(0) ?? 0);
    if (octets + size > MAX_OCTETS) {
      parts.push(part);
      part = " ";
      octets = 1;
    }
    part += char;
    octets += size;
  }
  return [...parts, part];
}

function utf8Length(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x1_00_00 ? 3 : 4;
}
