import { halfOfDay } from "#platform/shared/time/half-of-day.ts";
import { english, type Text } from "#platform/shared/texts/text.ts";
import { hourGroups, type OpenState, type WeekHours } from "../domain/opening-hours.ts";

const SHORT = [
  english("Sun"),
  english("Mon"),
  english("Tue"),
  english("Wed"),
  english("Thu"),
  english("Fri"),
  english("Sat"),
];
const LONG = [
  english("Sunday"),
  english("Monday"),
  english("Tuesday"),
  english("Wednesday"),
  english("Thursday"),
  english("Friday"),
  english("Saturday"),
];

/** `9 AM`, `7:30 PM`; the end of the day is `12 AM`. Spanish: `9 a.m.` */
export function timeText(minutes: number, t: Text): string {
  const { shown, half } = halfOfDay(Math.floor(minutes / 60) % 24, t.language);
  const rest = minutes % 60;
  return `${shown}${rest === 0 ? "" : `:${String(rest).padStart(2, "0")}`} ${half}`;
}

/** One line for days in a row with the same hours: `Mon–Fri: 9 AM–8 PM`. */
export function hoursLines(week: WeekHours, t: Text): string[] {
  return hourGroups(week).map(({ from, to, span }) => {
    const days = from === to ? t(SHORT[from] ?? "") : `${t(SHORT[from] ?? "")}–${t(SHORT[to] ?? "")}`;
    if (span === null) return t("{days}: closed", { days });
    return t("{days}: {opens}–{closes}", {
      days,
      opens: timeText(span.opens, t),
      closes: timeText(span.closes, t),
    });
  });
}

/** `Open now until 8 PM`, or when it opens next. */
export function openText(state: OpenState, t: Text): string {
  if (state.kind === "by-appointment") return t("Open by appointment");
  if (state.kind === "open") return t("Open now until {time}", { time: timeText(state.until, t) });
  const { inDays, weekday, at } = state.opens;
  const time = timeText(at, t);
  if (inDays === 0) return t("Closed now, opens at {time}", { time });
  if (inDays === 1) return t("Closed now, opens tomorrow at {time}", { time });
  return t("Closed now, opens {day} at {time}", { day: t(LONG[weekday] ?? ""), time });
}
