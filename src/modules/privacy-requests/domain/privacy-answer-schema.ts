import * as v from "valibot";

/** What the retailer's people answer to a privacy request; the consumer reads the note. */
export const privacyAnswerSchema = v.object({
  event: v.picklist(["privacy.extended", "privacy.completed", "privacy.denied"]),
  note: v.pipe(v.string(), v.trim(), v.nonEmpty("Say why, or what was done."), v.maxLength(1_000)),
});
