import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";
import { englishText, type Text } from "#platform/shared/texts/text.ts";

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
export function supportHoursText(hours: Hours, t: Text = englishText): string {
  const day = (open: Day): string =>
    open === null ? t("closed") : `${twelve(open.opens)}-${twelve(open.closes)}`;
  return t("Mon-Fri {weekdays}, Sat {saturday}, Sun {sunday} ({zone})", {
    weekdays: day(hours.weekdays),
    saturday: day(hours.saturday),
    sunday: day(hours.sunday),
    zone: ZONES[hours.timeZone] ?? hours.timeZone,
  });
}

function twelve(hour: number): number {
  return hour % 12 === 0 ? 12 : hour % 12;
}
