import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";
import { isHoliday } from "#modules/tenancy/domain/holidays.ts";
import { type CivilDate, dayOfWeek } from "#platform/shared/time/civil-date.ts";
import type { LocalTime } from "#platform/shared/time/zoned-time.ts";

/** Minutes since midnight, local; `closes` is at most 1440. */
interface OpenSpan {
  readonly opens: number;
  readonly closes: number;
}

/** Seven days from Sunday on; null is closed. */
export type WeekHours = readonly (OpenSpan | null)[];

const DAYS = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const;

/** A dealer's own hours, or the retailer's support hours where it has named none (PRIV-05). */
export function weekHoursOf(
  { config, support }: Pick<TenantConfig, "config" | "support">,
  rooftopId: string,
): WeekHours {
  const own = config.dealers[rooftopId]?.hours;
  if (own) {
    return DAYS.map((name) => {
      const day = own[name];
      return day && { opens: minutesOf(day.opens), closes: minutesOf(day.closes) };
    });
  }
  const { weekdays, saturday, sunday } = support.hours;
  return DAYS.map((name) => {
    const day = name === "sunday" ? sunday : name === "saturday" ? saturday : weekdays;
    return day && { opens: day.opens * 60, closes: day.closes * 60 };
  });
}

/** When a dealer has people there: hours by the week, less the days on which the retailer is closed. */
export interface OpeningDays {
  readonly week: WeekHours;
  readonly isClosed: (day: CivilDate) => boolean;
}

/** The same holidays and closed days as for handing cars over (DLV). */
export function openingDaysOf(
  tenant: Pick<TenantConfig, "config" | "support">,
  rooftopId: string,
): OpeningDays {
  const { holidays, closedDates } = tenant.config.delivery;
  return {
    week: weekHoursOf(tenant, rooftopId),
    isClosed: (day) => closedDates.includes(day) || isHoliday(day, holidays),
  };
}

/** What a shopper wants to know about the hours right now. */
export type OpenState =
  | { readonly kind: "open"; readonly until: number }
  /** `inDays` is 0 for later today, at most 7. */
  | {
      readonly kind: "closed";
      readonly opens: { readonly inDays: number; readonly weekday: number; readonly at: number };
    }
  /** Closed on all days of the week. */
  | { readonly kind: "by-appointment" };

/** Whether a dealer is open at a local time, until when, or when it opens next. */
export function openState(week: WeekHours, { date, minutes }: LocalTime): OpenState {
  const today = dayOfWeek(date);
  const now = week[today];
  if (now && minutes >= now.opens && minutes < now.closes) return { kind: "open", until: now.closes };
  for (let inDays = 0; inDays <= 7; inDays += 1) {
    const weekday = (today + inDays) % 7;
    const day = week[weekday];
    if (day && (inDays > 0 || minutes < day.opens))
      return { kind: "closed", opens: { inDays, weekday, at: day.opens } };
  }
  return { kind: "by-appointment" };
}

/** Days in a row with the same hours, Monday first: what a short table of hours shows. */
export function hourGroups(
  week: WeekHours,
): readonly { readonly from: number; readonly to: number; readonly span: OpenSpan | null }[] {
  const groups: { from: number; to: number; span: OpenSpan | null }[] = [];
  for (const weekday of [1, 2, 3, 4, 5, 6, 0]) {
    const span = week[weekday] ?? null;
    const last = groups.at(-1);
    if (last && last.span?.opens === span?.opens && last.span?.closes === span?.closes) last.to = weekday;
    else groups.push({ from: weekday, to: weekday, span });
  }
  return groups;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}
