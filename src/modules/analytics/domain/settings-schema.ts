import * as v from "valibot";
import { whole } from "#platform/shared/settings/field-schemas.ts";

const origin = v.pipe(
  v.string(),
  v.regex(/^https:\/\/[a-z0-9.-]+(?::\d{1,5})?$/u, "must be an https origin like https://www.example.com"),
);
const source = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,30}$/u, "must be a word like newsletter"));

/** No retailer keeps single events for fewer days. */
export const LEAST_KEEP_DAYS = 1;

/** Counting visits (AN-01 to AN-06, decision 0172). */
const AnalyticsSchema = v.strictObject({
  /** Sites that may show the storefront in a frame and are told its events; none by default (AN-05). */
  parentOrigins: v.optional(v.pipe(v.array(origin), v.maxLength(10)), []),
  /** Values of `utm_source` that are told apart (AN-04). */
  trafficSources: v.optional(v.pipe(v.array(source), v.maxLength(50)), [
    "google",
    "bing",
    "facebook",
    "instagram",
    "youtube",
    "tiktok",
    "newsletter",
    "dealer-site",
  ]),
  /** Days for which single events are kept; daily counts stay. */
  keepDays: v.optional(whole(LEAST_KEEP_DAYS, 400), 90),
});

/** What of a visit is counted, and for how long. */
export const analyticsSettings = { config: { analytics: v.optional(AnalyticsSchema, {}) } };
