import * as v from "valibot";
import { MAX_NAME_LENGTH } from "./saved-search.ts";

const name = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/\s+/gu, " ").trim()),
  v.nonEmpty("Give this search a name."),
  v.maxLength(MAX_NAME_LENGTH, "Use at most 80 characters."),
);

/** What can be said of a saved search; what is left out stays, and a new one needs `name` and `search`. */
export const savedSearchSchema = v.object({
  name: v.optional(name),
  search: v.optional(v.pipe(v.string(), v.maxLength(4000))),
  notify: v.optional(v.boolean()),
});

export type SavedSearchInput = v.InferOutput<typeof savedSearchSchema>;

/** Ids are made by browsers. */
export const savedSearchId = v.object({
  id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,64}$/u)),
});
