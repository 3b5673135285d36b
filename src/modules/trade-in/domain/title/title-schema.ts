import * as v from "valibot";
import { STATE_CODES } from "#platform/shared/fields/address/us-states-data.ts";
import { REQUIRED } from "#platform/shared/fields/field-messages.ts";
import { formSchema } from "#platform/shared/fields/form-schema.ts";
import { english } from "#platform/shared/texts/text.ts";
import type { Ownership } from "../ownership.ts";
import { TITLE_NAMES, type TitleFacts } from "./title-facts.ts";

const CHOOSE_STATE = english("Choose the state that issued the title.");
export const CHOOSE_NAMES = english("Choose whose names are on the title.");
const PLATE = english("Enter the plate as it is on the car: letters, digits, spaces and dashes.");

/**
 * What the papers of a car need beside its offer; empty texts are not known. Titles that others hold are never lost, and
 * the title of a leased car names its lessor.
 */
const entries = {
  vin: v.optional(v.pipe(v.string(REQUIRED), v.trim(), v.maxLength(40))),
  plate: v.optional(
    v.pipe(v.string(REQUIRED), v.trim(), v.toUpperCase(), v.regex(/^[A-Z0-9 -]{0,10}$/u, PLATE)),
  ),
  titleState: v.pipe(v.string(CHOOSE_STATE), v.picklist(STATE_CODES, CHOOSE_STATE)),
  titleNames: v.optional(v.picklist(TITLE_NAMES, CHOOSE_NAMES)),
  titleIs: v.optional(v.picklist(["held", "lost"], REQUIRED)),
};

export const leasedTitleForm = formSchema(entries);

export const titleForm = formSchema({ ...entries, titleNames: v.picklist(TITLE_NAMES, CHOOSE_NAMES) });

export const titleBody = formSchema({
  version: v.pipe(v.number(REQUIRED), v.integer(REQUIRED)),
  ...entries,
});
export type TitleBody = v.InferOutput<typeof titleBody>;

/** The title as it is kept; undefined where nobody said whose names are on it. */
export function titleOf(
  { titleState, titleNames, titleIs }: Omit<TitleBody, "version">,
  ownership: Ownership | null,
): TitleFacts | undefined {
  const names = ownership === "LEASED" ? "one" : titleNames;
  return names && { state: titleState, names, isLost: ownership === "OWNED" && titleIs === "lost" };
}
