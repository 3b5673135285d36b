import { useEffect, useEffectEvent, useRef, useState, type ReactNode, type RefObject } from "react";
import { Button } from "#design-system/button.tsx";
import { Dialog } from "#design-system/dialog.tsx";
import { CONTROL_CLASS, FieldError } from "#design-system/field-frame.tsx";
import { Icon } from "#design-system/icon.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { hourText } from "./slot-texts.ts";

interface TimePickerProps {
  /** Free hours of the chosen day. */
  readonly hours: readonly number[];
  readonly value: number | null;
  readonly onChange: (hour: number) => void;
  readonly error: string | undefined;
}

/** UI-10: a popover on large screens; on small ones a dialog titled 'Select a Time' with a 'Select' button. */
export function TimePicker({ hours, value, onChange, error }: TimePickerProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState<number | null>(value);
  const isWide = useIsWide();
  const box = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const close = (takesFocus = true) => {
    setOpen(false);
    if (takesFocus) trigger.current?.focus();
  };
  useDismiss(box, isOpen && isWide, close);
  const choose = (hour: number) => {
    onChange(hour);
    close();
  };
  return (
    <div className="relative grid gap-1.5" ref={box}>
      <span className="font-semibold" id="time-label">
        {t("Time")}
      </span>
      <FieldError id="slot-time" text={error} />
      <button
        aria-describedby={error ? "slot-time-error" : undefined}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        aria-labelledby="time-label slot-time"
        className={`${CONTROL_CLASS} flex items-center justify-between gap-3 text-left`}
        id="slot-time"
        onClick={() => {
          setDraft(value);
          setOpen(!isOpen);
        }}
        ref={trigger}
        type="button"
      >
        {value === null ? t("Select a time") : hourText(value, t.language)}
        <Icon name="clock" />
      </button>
      {isWide && isOpen && (
        <Popover>
          <Hours hours={hours} onPick={choose} value={value} />
        </Popover>
      )}
      {!isWide && (
        <Dialog
          actions={
            <Button className="w-full" onClick={() => (draft === null ? close() : choose(draft))}>
              {t("Select")}
            </Button>
          }
          onClose={() => setOpen(false)}
          open={isOpen}
          title={t("Select a Time")}
        >
          <Hours hours={hours} onPick={setDraft} value={draft} />
        </Dialog>
      )}
    </div>
  );
}

function Popover({ children }: { children: ReactNode }) {
  const t = useText();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.querySelector<HTMLElement>("button[aria-pressed=true], button")?.focus();
  }, []);
  return (
    <div
      aria-label={t("Select a time")}
      className="absolute top-full z-20 mt-2 w-full rounded-card border border-line bg-surface-raised p-3 shadow-overlay"
      ref={panel}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- stands beside its button, not over the page
      role="dialog"
    >
      {children}
    </div>
  );
}

function Hours({
  hours,
  value,
  onPick,
}: {
  hours: readonly number[];
  value: number | null;
  onPick: (hour: number) => void;
}) {
  const t = useText();
  return (
    <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
      {hours.map((hour) => (
        <button
          aria-pressed={hour === value}
          className="min-h-11 rounded-control border-2 border-line-strong px-3 tabular hover:border-ink aria-pressed:border-action aria-pressed:bg-accent-soft aria-pressed:font-semibold"
          key={hour}
          onClick={() => onPick(hour)}
          type="button"
        >
          {hourText(hour, t.language)}
        </button>
      ))}
    </div>
  );
}

function useIsWide(): boolean {
  const [isWide, setWide] = useState(() => matchMedia("(width >= 64rem)").matches);
  useEffect(() => {
    const query = matchMedia("(width >= 64rem)");
    const change = () => setWide(query.matches);
    query.addEventListener("change", change);
    return () => query.removeEventListener("change", change);
  }, []);
  return isWide;
}

/** Escape, a press and the focus elsewhere close the popover; `takesFocus` unless the focus went on by itself. */
function useDismiss(
  box: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: (takesFocus: boolean) => void,
): void {
  const closing = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape") closing(true);
    };
    const onElsewhere = (event: Event) => {
      if (!box.current?.contains(event.target as Node)) closing(event.type === "pointerdown");
    };
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", onElsewhere);
    document.addEventListener("focusin", onElsewhere);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", onElsewhere);
      document.removeEventListener("focusin", onElsewhere);
    };
  }, [box, isOpen]);
}
