import type { Cents } from "#platform/shared/money.ts";
import { roundHalfUp } from "#platform/shared/money.ts";
import {
  KBB_PRICE_INDICATORS,
  type BodyStyle,
  type Condition,
  type Drivetrain,
  type Fuel,
  type KbbPriceIndicator,
  type Transmission,
} from "#modules/inventory/domain/vehicle.ts";
import { plainNumber } from "./plain-number.ts";

const NOTHING = new Set(["", "nan", "null", "none", "n/a", "na", "-", "—", "–", "unknown"]);
const PRICE_CAP_CENTS = 99_999_900;
const MILEAGE_CAP = 900_000;
const MILES_PER_KM = 0.621371;
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f]+/g;

/** Nobody reads further into a cell, so that no pattern below sees more (a feed may hold anything). */
const LONGEST_CELL = 16_000;
/** What a wrong decoding left behind, here or at the sender; it is never published. */
const REPLACEMENT = "\uFFFD";

/**
 * Trimmed text with single spaces and no control characters, or null for the many spellings of nothing and for a
 * text that a wrong encoding damaged.
 */
export function textOf(raw: string, maxLength = 200): string | null {
  const cell = raw.slice(0, LONGEST_CELL);
  if (cell.includes(REPLACEMENT)) return null;
  const text = cell.replaceAll(CONTROL_CHARACTERS, " ").replaceAll(/\s+/g, " ").trim();
  return NOTHING.has(text.toLowerCase()) ? null : Array.from(text).slice(0, maxLength).join("");
}

/** Dollars in any common spelling (`$12,900`, `20000 USD`, `800,00`) to cents; null when absent, zero or over the cap. */
export function priceOf(raw: string): Cents | null {
  const text = textOf(raw, 40);
  if (text === null) return null;
  const dollars = plainNumber(text.replace(/^(?:usd|us\$|\$) ?/i, "").replace(/ ?(?:usd|\$)$/i, ""));
  const cents = roundHalfUp((dollars ?? 0) * 100);
  return cents > 0 && cents <= PRICE_CAP_CENTS ? cents : null;
}

/** Whether a cell says that there is no price yet: dealers write 0 for it. */
export function isZeroPrice(raw: string): boolean {
  return /^\$? ?0+(?:[.,]0+)?$/.test(textOf(raw, 40) ?? "");
}

/** Whole miles from `34,343`, `34343 mi` or kilometers; null when absent or beyond belief. */
export function mileageOf(raw: string, unit: string): number | null {
  const text = textOf(raw, 40);
  if (text === null) return null;
  const own = / ?(miles|mi|km)\.?$/i.exec(text);
  const value = plainNumber(text.slice(0, own?.index));
  if (value === null) return null;
  const isKm = (own?.[1] ?? unit).toLowerCase().includes("km");
  const miles = Math.round(value * (isKm ? MILES_PER_KM : 1));
  return miles <= MILEAGE_CAP ? miles : null;
}

/** A whole number within bounds, or null. */
export function integerOf(raw: string, min: number, max: number): number | null {
  const text = textOf(raw);
  if (text === null || !/^\d{1,6}(?:\.0+)?$/.test(text)) return null;
  const value = Math.trunc(Number(text));
  return value >= min && value <= max ? value : null;
}

/** New, Used or Certified in the spellings of the requirements and of real feeds (OP-09). */
export function conditionOf(raw: string, certified: string): Condition | null {
  const text = (textOf(raw) ?? "").toLowerCase();
  const isCertified = /^(?:y|yes|true|1|certified|cpo)$/i.test(certified.trim());
  if (/^(?:c|cpo|certified.*)$/.test(text) || (isCertified && !text.startsWith("n"))) return "certified";
  if (/^(?:n|new)$/.test(text)) return "new";
  if (/^(?:u|used|pre-?owned)$/.test(text)) return "used";
  return null;
}

const BODY_WORDS: readonly [RegExp, BodyStyle][] = [
  [/mini ?van/, "minivan"],
  [/convertible|roadster|cabriolet|spyder/, "convertible"],
  [/crew cab|quad cab|extended cab|regular cab|double cab|supercrew|supercab|pickup|truck|\bcab\b/, "pickup"],
  [/suv|sport utility|crossover|multi-?purpose|mpv/, "suv"],
  [/hatchback|liftback/, "hatchback"],
  [/wagon/, "wagon"],
  [/coupe/, "coupe"],
  [/sedan|saloon/, "sedan"],
  [/van/, "van"],
];

/** Body style from a feed's or decoder's words, or null. */
export function bodyStyleOf(raw: string): BodyStyle | null {
  const text = (textOf(raw) ?? "").toLowerCase();
  return BODY_WORDS.find(([word]) => word.test(text))?.[1] ?? null;
}

/** Drivetrain from a feed's words, or null. */
export function drivetrainOf(raw: string): Drivetrain | null {
  const text = (textOf(raw) ?? "").toLowerCase();
  if (/awd|all[- ]wheel/.test(text)) return "awd";
  if (/4wd|4x4|four[- ]wheel/.test(text)) return "4wd";
  if (/fwd|front[- ]wheel/.test(text)) return "fwd";
  if (/rwd|rear[- ]wheel|4x2|2wd/.test(text)) return "rwd";
  return null;
}

/** Fuel from a feed's words, or null. */
export function fuelOf(raw: string): Fuel | null {
  const text = (textOf(raw) ?? "").toLowerCase();
  if (/plug-?in/.test(text)) return "plug-in hybrid";
  if (/hybrid|hev/.test(text)) return "hybrid";
  if (/flex|e85|ffv/.test(text)) return "flex fuel";
  if (/diesel/.test(text)) return "diesel";
  if (/hydrogen|fuel cell/.test(text)) return "hydrogen";
  if (/electric|\bbev\b/.test(text)) return "electric";
  if (/gas|petrol|unleaded/.test(text)) return "gasoline";
  return null;
}

/** Transmission from a feed's words, or null. */
export function transmissionOf(raw: string): Transmission | null {
  const text = (textOf(raw) ?? "").toLowerCase();
  if (/cvt|continuously/.test(text)) return "cvt";
  if (/manual|\bmt\b|stick/.test(text) && !/automatic/.test(text)) return "manual";
  if (/single|1-speed|direct drive/.test(text)) return "single-speed";
  if (/auto|\bat\b|dual|dct|speed/.test(text)) return "automatic";
  return null;
}

const LONGEST_PHOTO_LIST = 200_000;

/** Photo addresses: `|` separates, or a comma that is followed by a new address (addresses may hold commas). */
export function photosOf(raw: string): string[] {
  return raw
    .slice(0, LONGEST_PHOTO_LIST)
    .split(/\||,(?=\s*https?:)/)
    .map((part) => part.trim())
    .filter((part) => /^https?:\/\/\S+$/i.test(part))
    .slice(0, 60);
}

/** Feature words: `|`, `;` or `,` separated, without repeats. */
export function featuresOf(raw: string): string[] {
  const cell = raw.slice(0, LONGEST_CELL);
  const parts = cell.split(cell.includes("|") ? "|" : cell.includes(";") ? ";" : ",");
  const words = parts.map((part) => textOf(part, 80)).filter((part) => part !== null);
  return [...new Set(words)].slice(0, 80);
}

/** `Great Price`, `good`; null for anything else, because nobody else's words may stand beside a price. */
export function kbbIndicatorOf(raw: string): KbbPriceIndicator | null {
  const [word = ""] = raw.slice(0, 80).trim().toLowerCase().split(/\s/u);
  return KBB_PRICE_INDICATORS.find((indicator) => indicator === word) ?? null;
}
