import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";

type Hours = TenantConfig["support"]["hours"];
type Day = Hours["weekdays"];

const ZONES: Readonly<Record<string, string>> = {
  "America/New_York": "ET",
  "America/Chicago": "CT",
  "America/Denver": "MT",
  "America/Phoenix": "MST",
  "America/Los_Angeles": "PT",
};

/** PRIV-05: `Mon-Fri 9-6, Sat 9-5, Sun closed (ET)`. */
export function supportHoursText(hours: Hours): string {
  const days = [`Mon-Fri ${day(hours.weekdays)}`, `Sat ${day(hours.saturday)}`, `Sun ${day(hours.sunday)}`];
  return `${days.join(", ")} (${ZONES[hours.timeZone] ?? hours.timeZone})`;
}

function day(hours: Day): string {
  return hours === null ? "closed" : `${twelve(hours.opens)}-${twelve(hours.closes)}`;
}

function twelve(hour: number): number {
  return hour % 12 === 0 ? 12 : hour % 12;
}
