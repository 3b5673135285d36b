import { SelectField } from "#design-system/select-field.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { wholeDateText } from "#platform/shared/texts/whole-date.ts";
import { minutesOfTime } from "../domain/test-drive-times.ts";
import type { TestDriveTimes } from "../domain/test-drive-times.ts";
import { timeText } from "./hours-text.ts";
import type { Lead } from "./use-lead.ts";

interface TestDriveFieldsProps {
  readonly times: TestDriveTimes;
  /** Whose clocks count. */
  readonly city: string;
  readonly errors: Readonly<Record<string, string>>;
  readonly lead: Lead;
}

/** Day and time of a test drive: only days and times at which somebody is there (UI-09). */
export function TestDriveFields({ times, city, errors, lead: { values, change } }: TestDriveFieldsProps) {
  const t = useText();
  const day = times.days.find(({ date }) => date === values.preferredDate);
  // Without a day every time that any day has: without script nobody can narrow it down.
  const offered = day?.times ?? [...new Set(times.days.flatMap((each) => each.times))].toSorted();
  const pickDay = (date: string) => {
    const hasTime =
      times.days.find((each) => each.date === date)?.times.includes(values.preferredTime) ?? false;
    change({ preferredDate: date, preferredTime: hasTime ? values.preferredTime : "" });
  };
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <SelectField
        error={errors["preferredDate"]}
        id="preferredDate"
        label={t("Preferred date")}
        onChange={(event) => pickDay(event.target.value)}
        options={times.days.map(({ date }) => ({
          value: date,
          label: wholeDateText(date, t.language, { weekday: "short" }),
        }))}
        placeholder={t("Select a date")}
        value={values.preferredDate}
      />
      <SelectField
        error={errors["preferredTime"]}
        id="preferredTime"
        label={t("Preferred time, in {city}", { city })}
        onChange={(event) => change({ preferredTime: event.target.value })}
        options={offered.map((time) => ({ value: time, label: timeText(minutesOfTime(time), t) }))}
        placeholder={t("Any time")}
        value={values.preferredTime}
      />
    </div>
  );
}
