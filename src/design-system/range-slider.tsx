import { useEffect, useRef, type CSSProperties, type FormEvent } from "react";
import { useText } from "#platform/browser/texts/texts.tsx";
import { CONTROL_CLASS } from "./field-frame.tsx";
import { groupDigits, typedDigits } from "./typed-number.ts";

interface RangeSliderProps {
  /** Names of the two parameters a form sends, in the unit of the inputs; no other slider of the page has them. */
  readonly minName: string;
  readonly maxName: string;
  readonly label: string;
  /** Ends of the scale. */
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  /** Of the bounds that are set now (`shownBounds`). */
  readonly shown: ShownBounds;
  /** In front of each input, e.g. "$". */
  readonly prefix?: string;
  /** UI-06: at most 5 characters unless told otherwise (digits, separators not counted). */
  readonly maxCharacters?: number;
  /** Whether numbers are shown as 25,000; years are not. */
  readonly grouped?: boolean;
}

/** What a slider shows of two bounds, as texts. */
type ShownBounds = Readonly<
  Record<"lowThumb" | "highThumb" | "trackFrom" | "trackTo" | "lowInput" | "highInput", string>
>;

interface Bounds extends Scale, Pick<RangeSliderProps, "grouped"> {
  /** Null is open. */
  readonly low: number | null;
  readonly high: number | null;
}

export function shownBounds({ low, high, min, max, grouped }: Bounds): ShownBounds {
  const inputOf = (value: number | null) => (value === null ? "" : inDigits(value, grouped));
  return {
    lowThumb: String(low ?? min),
    highThumb: String(high ?? max),
    trackFrom: String(share(low ?? min, { min, max })),
    trackTo: String(share(high ?? max, { min, max })),
    lowInput: inputOf(low),
    highInput: inputOf(high),
  };
}

function inDigits(digits: string | number, grouped: boolean | undefined): string {
  return grouped ? groupDigits(digits) : String(digits);
}

/** Room for what people type around the digits: `$25,000.00`. */
const DRESS = 6;

/**
 * Two thumbs and two inputs bound to one range (UI-06). Uncontrolled: the inputs are what the form
 * sends, the thumbs move them, and both work as soon as the page is hydrated; before that, the
 * inputs alone do. An input at the end of its
 * scale is left empty, which means "no bound". Native `change` events tell when a bound is settled.
 */
export function RangeSlider(props: RangeSliderProps) {
  const t = useText();
  const { minName, maxName, label, min, max, step = 1, shown } = props;
  const box = useRef<HTMLFieldSetElement>(null);
  const thumb = { className: "range-thumb", max, min, step, type: "range", tabIndex: 0 };
  const moved = () => syncInputs(box.current, props);
  useEffect(() => {
    // A thumb may have been moved before this code was here.
    const thumbs = box.current?.querySelectorAll<HTMLInputElement>("input[type=range]") ?? [];
    if ([...thumbs].some(isMoved)) syncInputs(box.current, { min, max });
  }, [min, max]);
  const typed = () => syncThumbs(box.current, props);
  return (
    <fieldset className="grid gap-3" ref={box}>
      <legend className="sr-only">{label}</legend>
      <div
        className="range-track"
        style={{ "--from": shown.trackFrom, "--to": shown.trackTo } as CSSProperties}
      >
        <input
          {...thumb}
          aria-label={t("Lowest {label}", { label })}
          data-end="low"
          defaultValue={shown.lowThumb}
          onInput={moved}
        />
        <input
          {...thumb}
          aria-label={t("Highest {label}", { label })}
          data-end="high"
          defaultValue={shown.highThumb}
          onInput={moved}
        />
      </div>
      <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-2">
        <RangeInput
          {...props}
          id={`range-${minName}`}
          name={minName}
          onTyped={typed}
          placeholder={min}
          value={shown.lowInput}
          what={t("Minimum")}
        />
        <span aria-hidden="true" className="text-ink-muted">
          {t("to")}
        </span>
        <RangeInput
          {...props}
          id={`range-${maxName}`}
          name={maxName}
          onTyped={typed}
          placeholder={max}
          value={shown.highInput}
          what={t("Maximum")}
        />
      </div>
    </fieldset>
  );
}

interface RangeInputProps extends RangeSliderProps {
  readonly id: string;
  readonly name: string;
  readonly what: string;
  readonly value: string;
  readonly placeholder: number;
  readonly onTyped: () => void;
}

function RangeInput(props: RangeInputProps) {
  const { id, name, what, value, placeholder, prefix, label, maxCharacters = 5, grouped, onTyped } = props;
  const tidy = (input: HTMLInputElement) => {
    input.value = inDigits(typedDigits(input.value, maxCharacters), grouped);
  };
  return (
    <label className="relative block" htmlFor={id}>
      <span className="sr-only">
        {what} {label}
      </span>
      {prefix && (
        <span className="pointer-events-none absolute inset-y-0 left-3 grid place-items-center text-ink-muted">
          {prefix}
        </span>
      )}
      <input
        autoComplete="off"
        className={`${CONTROL_CLASS} tabular ${prefix ? "pl-7" : ""}`}
        data-number={grouped ? "grouped" : ""}
        defaultValue={value}
        id={id}
        inputMode="numeric"
        maxLength={maxCharacters + DRESS}
        name={name}
        onBlur={(event) => tidy(event.currentTarget)}
        onInput={({ currentTarget: input }: FormEvent<HTMLInputElement>) => {
          // While somebody types, their own separators stay; the address and the thumbs write without.
          const isTyped = input === document.activeElement;
          if (!isTyped || input.value.replace(/\D/g, "").length > maxCharacters) tidy(input);
          onTyped();
        }}
        pattern="[$0-9,. ]*"
        placeholder={inDigits(placeholder, grouped)}
        type="text"
      />
    </label>
  );
}

interface Scale {
  readonly min: number;
  readonly max: number;
}

/** Position on the scale, 0 to 1. */
function share(value: number, { min, max }: Scale): number {
  if (max <= min) return 0;
  return Math.min(1, Math.max(0, (value - min) / (max - min)));
}

function parts(box: HTMLFieldSetElement) {
  const thumbs = box.querySelectorAll<HTMLInputElement>("input[type=range]");
  const inputs = box.querySelectorAll<HTMLInputElement>("input[data-number]");
  return { low: thumbs[0], high: thumbs[1], from: inputs[0], to: inputs[1], track: thumbs[0]?.parentElement };
}

/** A bound between two steps or off the scale has put the thumb elsewhere; that is no move. */
function isMoved(thumb: HTMLInputElement): boolean {
  const fresh = thumb.cloneNode() as HTMLInputElement;
  fresh.value = thumb.defaultValue;
  return thumb.value !== fresh.value;
}

/** A thumb moved: thumbs never pass each other, and the ends of the scale mean "open". */
function syncInputs(box: HTMLFieldSetElement | null, scale: Scale): void {
  if (box === null) return;
  const { low, high, from, to, track } = parts(box);
  if (!low || !high || !from || !to || !track) return;
  if (Number(low.value) > Number(high.value)) {
    if (document.activeElement === low) low.value = high.value;
    else high.value = low.value;
  }
  write(from, Number(low.value) <= scale.min ? "" : low.value);
  write(to, Number(high.value) >= scale.max ? "" : high.value);
  paint(track, scale, [Number(low.value), Number(high.value)]);
}

/** A number was typed: the thumbs follow, clamped to the scale. */
function syncThumbs(box: HTMLFieldSetElement | null, scale: Scale): void {
  if (box === null) return;
  const { low, high, from, to, track } = parts(box);
  if (!low || !high || !from || !to || !track) return;
  low.value = digitsOf(from) || String(scale.min);
  high.value = digitsOf(to) || String(scale.max);
  paint(track, scale, [Number(low.value), Number(high.value)]);
}

function digitsOf(input: HTMLInputElement): string {
  return typedDigits(input.value, input.maxLength);
}

/** As the input shows numbers itself. */
function write(input: HTMLInputElement, digits: string): void {
  input.value = input.dataset["number"] === "grouped" ? groupDigits(digits) : digits;
}

function paint(track: HTMLElement, scale: Scale, [from, to]: readonly [number, number]): void {
  track.style.setProperty("--from", String(share(from, scale)));
  track.style.setProperty("--to", String(share(to, scale)));
}
