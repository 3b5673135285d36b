import * as v from "valibot";
import { ProofSchema } from "./proof-settings-schema.ts";
import { bool, line, prose, whole } from "#platform/shared/settings/field-schemas.ts";

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
type PrivacySection = (typeof PRIVACY_SECTIONS)[number];

const nullable = (max: number, fallback: number) => v.optional(v.nullable(whole(0, max)), fallback);

/** From when a legal page holds; `sections` keeps the words of a version, the page's own are used without them. */
const LegalVersion = v.strictObject({
  effective: v.pipe(v.string("must be a date"), v.isoDate("must be a date")),
  /** What changed against the version before. */
  summary: v.optional(prose),
  sections: v.optional(v.array(Section)),
});
const legalVersions = v.optional(v.array(LegalVersion), []);

/** NAV-14: what of an error page is shown; its words are overridden as `shell.serverError.*`. */
const ErrorPage = v.optional(
  v.strictObject({ subtitle: v.optional(bool, true), callToAction: v.optional(bool, true) }),
  {},
);

/** CNT-01 to CNT-04 and OP-17. Pages that are left empty show the product's words with the retailer's facts. A null number hides its sentence. */
const ContentSchema = v.strictObject({
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
  /** Shown on the landing page. */
  proof: v.optional(ProofSchema, {}),
  whyUs: sections,
  faq: sections,
  warranty: sections,
  financing: sections,
  tradeIn: sections,
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
  /** Versions of the legal pages in any order; the latest holds. */
  legalVersions: v.optional(
    v.strictObject({
      cookiePolicy: legalVersions,
      privacyNotice: legalVersions,
      privacyPolicy: legalVersions,
      terms: legalVersions,
    }),
    {},
  ),
  serverErrorPage: ErrorPage,
});

/** The words and facts of the content and legal pages. */
export const contentSettings = { config: { content: v.optional(ContentSchema, {}) } };
