import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyLetter } from "#tests/support/any-letter.ts";
import { appointmentCalendar, type CalendarEntry } from "./appointment-calendar.ts";

const entry: CalendarEntry = {
  uid: "handover-FC1@sunlane",
  sequence: 3,
  status: "CONFIRMED",
  changedAt: "2026-03-01T12:00:00.000Z",
  startsAt: "2026-03-09T14:00:00.000Z",
  endsAt: "2026-03-09T15:00:00.000Z",
  summary: "Pickup: 2022 Toyota RAV4",
  location: "Austin South, 1 Congress Avenue; Austin, TX",
  description: "Bring your license.\nQuestions? Call us.",
  organizer: { name: 'Sunlane "Motors"', email: "help@sunlane.example" },
};

/** As a calendar reads it: folded lines joined, name to value. */
function read(text: string): Map<string, string> {
  const lines = text.replaceAll("\r\n ", "").split("\r\n");
  return new Map(
    lines.map((line) => [line.slice(0, line.search(/[:;]/u)), line.slice(line.search(/[:;]/u) + 1)]),
  );
}

describe("The calendar file", () => {
  it("states the hour in UTC, with its number and standing", () => {
    const text = appointmentCalendar(entry);
    expect(text.startsWith("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n")).toBe(true);
    expect(text.endsWith("END:VEVENT\r\nEND:VCALENDAR\r\n")).toBe(true);
    const fields = read(text);
    expect(fields.get("DTSTART")).toBe("20260309T140000Z");
    expect(fields.get("DTEND")).toBe("20260309T150000Z");
    expect(fields.get("UID")).toBe(entry.uid);
    expect(fields.get("SEQUENCE")).toBe("3");
    expect(fields.get("METHOD")).toBe("PUBLISH");
    expect(fields.get("STATUS")).toBe("CONFIRMED");
    expect(fields.get("LOCATION")).toBe("Austin South\\, 1 Congress Avenue\\; Austin\\, TX");
    expect(fields.get("DESCRIPTION")).toBe("Bring your license.\\nQuestions? Call us.");
    expect(fields.get("ORGANIZER")).toBe(`CN="Sunlane 'Motors'":mailto:help@sunlane.example`);
  });

  it("takes a canceled appointment out of the calendar", () => {
    const fields = read(appointmentCalendar({ ...entry, status: "CANCELLED" }));
    expect([fields.get("METHOD"), fields.get("STATUS")]).toEqual(["CANCEL", "CANCELLED"]);
  });

  it("never has a line over 75 octets, a broken character, or a line that a text brought along", () => {
    const text = fc.string({ unit: anyLetter, maxLength: 300 });
    fc.assert(
      fc.property(text, text, text, (summary, location, name) => {
        const file = appointmentCalendar({
          ...entry,
          summary,
          location,
          description: `${summary}\r\nEND:VEVENT\n${location}`,
          organizer: { name, email: entry.organizer.email },
        });
        const lines = file.split("\r\n");
        for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(Buffer.from(file).toString()).toBe(file);
        expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/u);
        expect(lines.filter((line) => !line.startsWith(" "))).toHaveLength(20);
        const back = (read(file).get("SUMMARY") ?? "").replaceAll(/\\([\\;,n])/gu, (_, it: string) =>
          it === "n" ? "\n" : it,
        );
        expect(back.replaceAll(/\s|\p{Cc}/gu, "")).toBe(summary.toWellFormed().replaceAll(/\s|\p{Cc}/gu, ""));
      }),
    );
  });
});
