import { HOUR_MS } from "#platform/shared/time/durations.ts";
import * as v from "valibot";

/** A full hour, because appointments begin with one. */
export const appointmentTime = v.pipe(
  v.string(),
  v.isoTimestamp("Must be an instant like 2026-06-18T14:00:00Z."),
  v.check((text) => new Date(text).getTime() % HOUR_MS === 0, "Must be a full hour."),
);
