import type { CarPart } from "./car-parts-data.ts";

export const MARK_KINDS = [
  "scratch",
  "dent",
  "chip",
  "scuff",
  "crack",
  "stain",
  "tear",
  "wear",
  "fading",
  "rust",
  "missing",
] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

/** Under an inch, up to three inches, and more. */
export const MARK_SIZES = ["small", "medium", "large"] as const;
export type MarkSize = (typeof MARK_SIZES)[number];

/** One thing that is not as it left the factory. */
export interface ConditionMark {
  readonly part: CarPart;
  readonly kind: MarkKind;
  readonly size: MarkSize;
  /** The inspector's own words, in English; at most 200 characters. */
  readonly note: string | null;
  /** Address of a photo of it. */
  readonly photo: string | null;
}

export const REPORT_VIEWS = ["interior", "odometer", "wheels", "engine", "underbody"] as const;
export type ReportView = (typeof REPORT_VIEWS)[number];

interface ReportPicture {
  readonly view: ReportView;
  readonly photo: string;
}

/** What somebody found who inspected a car; the retailer's feed tells it, nobody else. */
export interface ConditionReport {
  /** Calendar day, `2026-05-03`. */
  readonly inspectedOn: string | null;
  /** Miles that the odometer showed then. */
  readonly odometer: number | null;
  /** The lowest tread of the four tires, in 32nds of an inch. */
  readonly tread32nds: number | null;
  readonly marks: readonly ConditionMark[];
  readonly pictures: readonly ReportPicture[];
}

/** Every address of a photo in it. */
export function reportPhotos(report: ConditionReport): string[] {
  return [
    ...report.pictures.map(({ photo }) => photo),
    ...report.marks.flatMap(({ photo }) => (photo === null ? [] : [photo])),
  ];
}
