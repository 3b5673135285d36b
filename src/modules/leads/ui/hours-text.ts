import { english, type Text } from "#platform/shared/texts/text.ts";
import { hourGroups, type OpenState, type WeekHours } from "../domain/opening-hours.ts";

const SHORT = [
  english("leads.hoursText.sun", "Sun"),
  english("leads.hoursText.mon", "Mon"),
  english("leads.hoursText.tue", "Tue"),
  english("leads.hoursText.wed", "Wed"),
  english("leads.hoursText.thu", "Thu"),
  english("leads.hoursText.fri", "Fri"),
  english("leads.hoursText.sat", "Sat"),
];
const LONG = [
  english("leads.hoursText.sunday", "Sunday"),
  english("leads.hoursText.monday", "Monday"),
  english("leads.hoursText.tuesday", "Tuesday"),
  english("leads.hoursText.wednesday", "Wednesday"),
  english("leads.hoursText.thursday", "Thursday"),
  english("leads.hoursText.friday", "Friday"),
  english("leads.hoursText.saturday", "Saturday"),
];

/** `9 AM`, `7:30 PM`; the end of the day is `12 AM`. Spanish: `9 a.m.` */
export function timeText(minutes: number, t: Text): string {
  const hour = Math.floor(minutes / 60) % 24;
  const rest = minutes % 60;
  const shown = `${hour % 12 === 0 ? 12 : hour % 12}${rest === 0 ? "" : `:${String(rest).padStart(2, "0")}`}`;
  return hour < 12
    ? t("leads.hoursText.am", "{time} AM", { time: shown })
    : t("leads.hoursText.pm", "{time} PM", { time: shown });
}

/** One line for days in a row with the same hours: `Mon–Fri: 9 AM–8 PM`. */
export function hoursLines(week: WeekHours, t: Text): string[] {
  return hourGroups(week).map(({ from, to, span }) => {
    const days = from === to ? t(SHORT[from] ?? "") : `${t(SHORT[from] ?? "")}–${t(SHORT[to] ?? "")}`;
    if (span === null) return t("leads.hoursText.closed", "{days}: closed", { days });
    return t("leads.hoursText.daysOpensCloses", "{days}: {opens}–{closes}", {
      days,
      opens: timeText(span.opens, t),
      closes: timeText(span.closes, t),
    });
  });
}

/** `Open now until 8 PM`, or when it opens next. */
export function openText(state: OpenState, t: Text): string {
  if (state.kind === "by-appointment") return t("leads.hoursText.openAppointment", "Open by appointment");
  if (state.kind === "open")
    return t("leads.hoursText.openNowUntil", "Open now until {time}", { time: timeText(state.until, t) });
  const { inDays, weekday, at } = state.opens;
  const time = timeText(at, t);
  if (inDays === 0) return t("leads.hoursText.closedNowOpens", "Closed now, opens at {time}", { time });
  if (inDays === 1)
    return t("leads.hoursText.closedNowOpensTomorrow", "Closed now, opens tomorrow at {time}", { time });
  return t("leads.hoursText.closedNowOpens2", "Closed now, opens {day} at {time}", {
    day: t(LONG[weekday] ?? ""),
    time,
  });
}
