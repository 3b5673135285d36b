import { FieldError } from "#design-system/field-frame.tsx";
import { Icon } from "#design-system/icon.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import type { Text } from "#platform/shared/texts/text.ts";
import type { SlotView } from "./fulfillment-view.ts";
import { wholeDateText } from "#platform/shared/texts/whole-date.ts";
import { dayText, longDayText, weekdayText } from "./slot-texts.ts";
import { TimePicker } from "./time-picker.tsx";

interface SlotPickerProps {
  /** Free hours only, so no past, taken or closed time can be chosen (UI-09). */
  readonly slots: readonly SlotView[];
  readonly date: string | null;
  readonly hour: number | null;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (slot: { date: string | null; hour: number | null }) => void;
}

/** A day, then an hour of it, in the rooftop's own time. */
export function SlotPicker({ slots, date, hour, errors, onChange }: SlotPickerProps) {
  const t = useText();
  const days = [...new Set(slots.map((slot) => slot.date))];
  const hours = slots.filter((slot) => slot.date === date).map((slot) => slot.hour);
  // The time has no place of its own while no day is chosen.
  const dateError = errors["slot-date"] ?? (date === null ? errors["slot-time"] : undefined);
  const pickDay = (next: string) => {
    const isFree = slots.some((slot) => slot.date === next && slot.hour === hour);
    onChange({ date: next, hour: isFree ? hour : null });
  };
  return (
    <div className="grid gap-5">
      <fieldset className="grid min-w-0 gap-2" id="slot-date">
        <legend className="mb-1 font-semibold">{t("Date")}</legend>
        <FieldError id="slot-date" text={dateError} />
        <div className="grid grid-cols-[repeat(auto-fill,minmax(3.75rem,1fr))] gap-2 sm:grid-cols-5">
          {days.map((day) => (
            <label
              className="grid min-h-16 place-items-center rounded-control border-2 border-line-strong bg-surface-raised px-1 py-2 text-center hover:border-ink has-checked:border-action has-checked:bg-accent-soft has-focus-visible:outline-3 has-focus-visible:outline-focus"
              key={day}
            >
              <input
                aria-describedby={`slot-date-${day}`}
                aria-label={longDayText(day, t.language)}
                checked={day === date}
                className="peer sr-only"
                name="slot-date"
                onChange={() => pickDay(day)}
                type="radio"
                value={day}
              />
              <span aria-hidden="true" className="text-fine text-ink-muted peer-checked:text-ink">
                {weekdayText(day, t.language)}
              </span>
              <span aria-hidden="true" className="font-semibold whitespace-nowrap max-sm:text-small">
                {dayText(day, t.language)}
              </span>
              <span className="text-fine text-ink-muted peer-checked:text-ink" id={`slot-date-${day}`}>
                {timesText(t, slots.filter((slot) => slot.date === day).length)}
              </span>
            </label>
          ))}
        </div>
        {date && <p className="text-small text-ink-muted tabular">{wholeDateText(date, t.language)}</p>}
      </fieldset>
      <div className="max-w-form">
        {date === null ? (
          <NoTimeYet />
        ) : (
          <TimePicker
            error={errors["slot-time"]}
            hours={hours}
            onChange={(next) => onChange({ date, hour: next })}
            value={hour}
          />
        )}
      </div>
    </div>
  );
}

/** The second choice is in sight before the first one is made, and says what it waits for. */
function NoTimeYet() {
  const t = useText();
  return (
    <div className="grid gap-1.5">
      <span className="font-semibold">{t("Time")}</span>
      <p className="flex min-h-12 items-center justify-between gap-3 rounded-control bg-surface-sunken px-4 text-ink-muted">
        {t("Choose a day first")}
        <Icon name="clock" />
      </p>
    </div>
  );
}

/** How much choice a day leaves, before anybody chooses it. */
function timesText(t: Text, count: number): string {
  return count === 1 ? t("1 time") : t("{count} times", { count });
}
