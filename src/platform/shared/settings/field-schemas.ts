import * as v from "valibot";
import { isSafeHref } from "../safe-href.ts";

/** A line of text that is really there. */
export const line = v.pipe(
  v.string("must be a text"),
  v.trim(),
  v.nonEmpty("must not be empty"),
  v.maxLength(300, "must have at most 300 characters"),
);

/** Longer prose; blank lines separate paragraphs. */
export const prose = v.pipe(
  v.string("must be a text"),
  v.trim(),
  v.nonEmpty("must not be empty"),
  v.maxLength(20_000, "must have at most 20000 characters"),
);

export const bool = v.boolean("must be true or false");

export const email = v.pipe(
  line,
  v.email("must be an email address"),
  v.maxLength(60, "must have at most 60 characters"),
);

/** Ten digits, e.g. `5125550100`; how they are shown is the page's business. */
export const phone = v.pipe(
  v.string("must be a text"),
  v.regex(/^[2-9]\d{9}$/, "must be a phone number of ten digits"),
);

/** An absolute http or https address (OP-02). */
export const webUrl = v.pipe(
  line,
  v.check((text) => /^https?:\/\//i.test(text) && isSafeHref(text), "must be an http or https address"),
);

/** A web address, or a path on the retailer's own site. */
export const webUrlOrPath = v.pipe(
  line,
  v.check(
    (text) => (/^\/(?![/\\])/.test(text) || /^https?:\/\//i.test(text)) && isSafeHref(text),
    "must be a path that starts with / or an http or https address",
  ),
);

/** Every page and paper carries an inline picture. */
const MOST_INLINE = 20_000;

/** A picture: an address, a path, or an inline one (`data:image/svg+xml,…`). */
export const imageUrl = v.pipe(
  v.union(
    [webUrlOrPath, v.pipe(v.string(), v.regex(/^data:image\/(svg\+xml|png|webp)[;,]/))],
    "must be a path that starts with /, an http or https address, or an inline picture (SVG, PNG or WebP)",
  ),
  v.maxLength(
    MOST_INLINE,
    ({ input }) =>
      `is an inline picture of ${input.length} characters and must have at most ${MOST_INLINE}; round its coordinates, or give an address`,
  ),
);

const number = v.pipe(v.number("must be a number"), v.finite("must be a finite number"));

/** Whole number within bounds, both included. */
export const whole = (min: number, max: number) =>
  v.pipe(
    number,
    v.integer("must be a whole number"),
    v.minValue(min, `must be at least ${min}`),
    v.maxValue(max, `must be at most ${max}`),
  );

/** US dollars as a retailer writes them, at most two decimals; `centsOf` turns them into money. */
export const dollars = (max = 1_000_000) =>
  v.pipe(
    number,
    v.minValue(0, "must not be negative"),
    v.maxValue(max, `must be at most ${max}`),
    v.check(
      (value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6,
      "must have at most two decimals",
    ),
  );

/** Percent a year, e.g. `6.99`; at most three decimals. */
export const percent = (min: number, max: number) =>
  v.pipe(
    number,
    v.minValue(min, `must be at least ${min}`),
    v.maxValue(max, `must be at most ${max}`),
    v.check(
      (value) => Math.abs(value * 1000 - Math.round(value * 1000)) < 1e-6,
      "must have at most three decimals",
    ),
  );

/** A factor such as a loan-to-value ratio. */
export const ratio = (max: number) =>
  v.pipe(number, v.minValue(0, "must not be negative"), v.maxValue(max, `must be at most ${max}`));

/** `#rrggbb`. */
export const hexColor = v.pipe(
  v.string("must be a text"),
  v.regex(/^#[0-9a-fA-F]{6}$/, "must be a color like #1a2b3c"),
  v.toUpperCase(),
);
