import * as v from "valibot";
import { email, line, webUrl } from "#platform/shared/settings/field-schemas.ts";

/** Local time on the half or quarter hour, e.g. `09:30`; `24:00` is the end of the day. */
const time = v.pipe(
  v.string("must be a text"),
  v.regex(/^(?:[01]\d|2[0-3]):(?:00|15|30|45)$|^24:00$/u, "must be a time like 09:30"),
);

const Day = v.nullable(
  v.pipe(
    v.strictObject({ opens: time, closes: time }),
    v.check(({ opens, closes }) => opens < closes, "must open before it closes"),
  ),
);

/** Opening hours in the rooftop's own zone; null is closed. */
const Week = v.strictObject({
  monday: Day,
  tuesday: Day,
  wednesday: Day,
  thursday: Day,
  friday: Day,
  saturday: Day,
  sunday: Day,
});

/** How the dealer's CRM takes leads: as the plain text of the mail, or as a file beside a readable text. */
const LEAD_FORMATS = ["adf-body", "adf-attachment"] as const;

/** What one rooftop says about itself beyond its address. */
const Dealer = v.strictObject({
  /** The retailer's support hours when left out. */
  hours: v.optional(Week),
  /** Mailbox of the CRM; `contactUsEmail` of the retailer when left out. */
  leadEmail: v.optional(email),
  leadFormat: v.optional(v.picklist(LEAD_FORMATS, `must be one of ${LEAD_FORMATS.join(", ")}`), "adf-body"),
});

/** By the rooftop's id (`dealershipId`). */
const DealersSchema = v.record(line, Dealer);

/** VEH-21. Only with `providers.maps` set to `google`; the page then may run this script, once asked to. */
const MapsSchema = v.strictObject({
  scriptUrl: v.optional(
    v.pipe(webUrl, v.regex(/^https:\/\//u, "must be an https address")),
    "https://maps.googleapis.com/maps/api/js",
  ),
  /** Public by its nature; restricted to the retailer's hosts at the vendor. */
  key: line,
});

/** How many messages to dealers are taken; stricter than the product's limits, never looser (OP-22). */
const LeadLimitsSchema = v.strictObject({
  /** Of one network address within an hour. */
  perAddress: v.optional(v.pipe(v.number("must be a number"), v.integer(), v.minValue(1), v.maxValue(5)), 5),
  /** Of one e-mail address within a day. */
  perEmail: v.optional(v.pipe(v.number("must be a number"), v.integer(), v.minValue(1), v.maxValue(20)), 20),
});

/** What dealers say about themselves, how they take leads, and who draws the map beside their address. */
export const leadSettings = {
  config: { dealers: v.optional(DealersSchema, {}) },
  limits: { leads: v.optional(LeadLimitsSchema, {}) },
  providers: {
    /** With `none` there is a link to directions only (VEH-21). */
    maps: v.optional(v.picklist(["none", "sandbox", "google"], "must be none, sandbox or google"), "sandbox"),
  },
  environment: { googleMaps: v.optional(v.nullable(MapsSchema), null) },
};
