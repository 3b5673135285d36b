import * as v from "valibot";
import { FACETS } from "./facets.ts";

/** `make,fuel`: which facets to count. Unknown names are refused, so that a typing error is not an empty filter. */
export const CountedFacets = v.optional(
  v.pipe(
    v.string(),
    v.transform((names) => (names === "" ? [] : names.split(",").map((name) => name.trim()))),
    v.array(v.picklist(FACETS, `Choose from: ${FACETS.join(", ")}.`)),
    v.transform((names) => FACETS.filter((name) => names.includes(name))),
  ),
);
