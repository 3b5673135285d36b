import * as v from "valibot";
import { inOtherLanguages } from "#platform/shared/settings/other-languages.ts";

/** What a text says where the retailer and its phone number are filled in. */
type Placeholder = "brand" | "phone";
const NAMES: readonly string[] = ["brand", "phone"] satisfies Placeholder[];

const namesOf = (text: string): readonly string[] =>
  [...text.matchAll(/\{([^{}]*)\}/gu)].map(([, name = ""]) => name);

/** Words that somebody agrees to: really there, of a length people read, and with the placeholders they need. */
const words = (least: number, most: number, keeps: readonly Placeholder[] = []) =>
  v.pipe(
    v.string("must be a text"),
    v.trim(),
    v.nonEmpty("must not be empty"),
    v.minLength(least, `must have at least ${least} characters`),
    v.maxLength(most, `must have at most ${most} characters`),
    v.check(
      (text) => keeps.every((name) => namesOf(text).includes(name)),
      `must keep ${keeps.map((name) => `{${name}}`).join(" and ")}`,
    ),
    v.check(
      (text) => namesOf(text).every((name) => NAMES.includes(name)),
      "may have the placeholders {brand} and {phone} only",
    ),
  );

interface Keeps {
  readonly text?: readonly Placeholder[];
  readonly agreement?: readonly Placeholder[];
}

const parts = ({ text, agreement }: Keeps) => ({
  /** One line above the box. */
  title: v.optional(words(3, 80)),
  /** Read before the box is ticked. */
  text: v.optional(words(40, 4_000, text)),
  /** Beside the box. */
  agreement: v.optional(words(10, 400, agreement)),
});

/** A retailer's own words of one consent, and what they are in other languages; what is left out stays as it is. */
const wording = (keeps: Keeps) =>
  v.optional(
    v.strictObject({ ...parts(keeps), ...inOtherLanguages(v.optional(v.strictObject(parts(keeps)), {})) }),
    {},
  );

const brand = ["brand"] as const;

/** `config.creditApp.wordings`, by consent. Wisconsin's notice is not here: the statute words it. */
export const consentWordings = v.strictObject({
  ELECTRONIC_RECORDS: wording({ text: ["brand", "phone"] }),
  PRIVACY_NOTICE: wording({ text: brand }),
  CREDIT_REPORT: wording({ text: brand, agreement: brand }),
  ACCURACY: wording({}),
  JOINT_INTENT: wording({}),
  PHONE_CONTACT: v.optional(
    v.strictObject({
      agreement: v.optional(words(40, 600, brand)),
      ...inOtherLanguages(v.optional(v.strictObject({ agreement: v.optional(words(40, 600, brand)) }), {})),
    }),
    {},
  ),
});

export type ConsentWordings = v.InferOutput<typeof consentWordings>;
