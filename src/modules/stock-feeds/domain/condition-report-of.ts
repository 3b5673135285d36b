import * as v from "valibot";
import { CAR_PARTS, type CarPart } from "#modules/inventory/domain/condition/car-parts-data.ts";
import {
  type ConditionReport,
  MARK_KINDS,
  MARK_SIZES,
  REPORT_VIEWS,
} from "#modules/inventory/domain/condition/condition-report.ts";

const LONGEST_CELL = 100_000;
const MOST_MARKS = 60;
const MOST_PICTURES = 30;

const word = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .trim()
      .toLowerCase()
      .replaceAll(/[\s_]+/g, "-"),
  ),
);
const photo = v.pipe(v.string(), v.trim(), v.maxLength(2_000), v.regex(/^https?:\/\/\S+$/i));
const note = v.pipe(
  v.string(),
  v.transform((text) => text.replaceAll(/\s+/g, " ").trim().slice(0, 200) || null),
);
const whole = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
const isPart = (text: string): text is CarPart => (CAR_PARTS as ReadonlyMap<string, unknown>).has(text);

const mark = v.object({
  part: v.pipe(
    word,
    v.custom<CarPart>((text) => isPart(String(text))),
  ),
  kind: v.pipe(word, v.picklist(MARK_KINDS)),
  size: v.optional(v.pipe(word, v.picklist(MARK_SIZES)), "small"),
  note: v.nullish(note, null),
  photo: v.nullish(photo, null),
});
const picture = v.object({ view: v.pipe(word, v.picklist(REPORT_VIEWS)), photo });

const day = v.pipe(v.string(), v.trim(), v.isoDate());

/** What a cell says of a car's condition: null where it says nothing; `dropped` counts what nobody could use. */
export interface ReadReport {
  readonly report: ConditionReport | null;
  readonly isReadable: boolean;
  readonly dropped: number;
}

/**
 * A condition report out of a feed's cell: one JSON object with `inspectedOn`, `odometer`, `tread32nds`, `marks` and
 * `pictures`. A mark or picture that names no known part, kind or view is left out, the others stay. Never throws.
 */
export function conditionReportOf(raw: string): ReadReport {
  if (raw.trim() === "") return { report: null, isReadable: true, dropped: 0 };
  const object = objectOf(raw);
  if (object === null) return { report: null, isReadable: false, dropped: 0 };
  const marks = usable(object["marks"], mark, MOST_MARKS);
  const pictures = usable(object["pictures"], picture, MOST_PICTURES);
  return {
    report: {
      inspectedOn: valueOf(day, object["inspectedOn"]),
      odometer: valueOf(whole(2_000_000), object["odometer"]),
      tread32nds: valueOf(whole(32), object["tread32nds"]),
      marks: marks.kept,
      pictures: pictures.kept,
    },
    isReadable: true,
    dropped: marks.dropped + pictures.dropped,
  };
}

function objectOf(raw: string): Record<string, unknown> | null {
  if (raw.length > LONGEST_CELL) return null;
  try {
    const value: unknown = JSON.parse(raw);
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

function usable<T>(
  list: unknown,
  schema: v.GenericSchema<unknown, T>,
  most: number,
): { kept: T[]; dropped: number } {
  const items: unknown[] = Array.isArray(list) ? list : [];
  const kept = items.slice(0, most).flatMap((item) => {
    const read = v.safeParse(schema, item);
    return read.success ? [read.output] : [];
  });
  return { kept, dropped: items.length - kept.length };
}

function valueOf<T>(schema: v.GenericSchema<unknown, T>, value: unknown): T | null {
  const read = v.safeParse(schema, value);
  return read.success ? read.output : null;
}
