import * as v from "valibot";
import { bool, line, prose, whole } from "./field-schemas.ts";

/** One question, promise or paragraph group. Blank lines in `text` separate paragraphs. */
const Section = v.strictObject({ title: line, text: prose });
const sections = v.optional(v.array(Section), []);

/** CNT-03: the eleven parts of the privacy policy, in their order. */
export const PRIVACY_SECTIONS = [
  "informationCollected",
  "cookies",
  "disclosure",
  "security",
  "thirdPartyLinks",
  "californiaRights",
  "notificationOfChanges",
  "childrensPrivacy",
  "disputeResolution",
  "socialMediaLogins",
  "contactUs",
] as const;
export type PrivacySection = (typeof PRIVACY_SECTIONS)[number];

const nullable = (max: number, fallback: number) => v.optional(v.nullable(whole(0, max)), fallback);

/** CNT-01 to CNT-04 and OP-17. A null number hides its sentence. */
export const ContentSchema = v.strictObject({
  /** The texts are samples; pages say that the retailer's legal text replaces them (OP-17). */
  isSample: v.optional(bool, true),
  moneyBackDays: nullable(365, 5),
  moneyBackMiles: nullable(100_000, 500),
  warrantyMonths: nullable(240, 6),
  warrantyMiles: nullable(500_000, 6000),
  disclosureMinScore: nullable(900, 640),
  /** Dollars; the card limit when left out. */
  cardPaymentLimit: v.optional(v.nullable(whole(0, 1_000_000))),
  landing: v.optional(v.strictObject({ headline: line, intro: prose, points: sections }), {
    headline: "Find your next car",
    intro: "Browse, buy and have it delivered, all online.",
    points: [],
  }),
  whyUs: sections,
  faq: sections,
  warranty: sections,
  financing: sections,
  privacyNotice: sections,
  /** Text by section; titles are the product's (CNT-03). */
  privacyPolicy: v.optional(
    v.partial(
      v.strictObject(
        Object.fromEntries(PRIVACY_SECTIONS.map((name) => [name, prose])) as Record<
          PrivacySection,
          typeof prose
        >,
      ),
    ),
    {},
  ),
  cookiePolicy: sections,
  terms: sections,
  accessibility: sections,
  contact: sections,
});

/** Days of the week with opening and closing hour, local; null is closed. */
const Hours = v.nullable(v.strictObject({ opens: whole(0, 23), closes: whole(1, 24) }));

/** PRIV-05: Mon-Fri 9-6, Sat 9-5, Sun closed (ET). */
export const SupportHoursSchema = v.strictObject({
  timeZone: v.optional(line, "America/New_York"),
  weekdays: v.optional(Hours, { opens: 9, closes: 18 }),
  saturday: v.optional(Hours, { opens: 9, closes: 17 }),
  sunday: v.optional(Hours, null),
});
