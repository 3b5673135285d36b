import * as v from "valibot";

/** What the retailer's people say about letters on paper. */
export const letterEventSchema = v.variant("event", [
  v.object({
    event: v.literal("letter.mailed"),
    letterId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
    /** ISO instant; when it is left out, the event's own time. */
    mailedAt: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  }),
  v.object({
    event: v.literal("letter.paper-wanted"),
    orderNumber: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
    role: v.optional(v.picklist(["PRIMARY", "JOINT"]), "PRIMARY"),
  }),
]);

export type LetterEvent = v.InferOutput<typeof letterEventSchema>;
