import * as v from "valibot";
import { imageUrl, line, prose, webUrlOrPath } from "#platform/shared/settings/field-schemas.ts";

/** NAV-08: the sixteen pages whose links may lead elsewhere. */
export const REDIRECT_PAGES = [
  "accessibility",
  "contactUs",
  "cookiePolicy",
  "faq",
  "financing",
  "tradeIn",
  "landing",
  "privacyNotice",
  "privacyPolicy",
  "savedVehicle",
  "search",
  "signIn",
  "termsOfUse",
  "vehicleDetails",
  "warranty",
  "whyUs",
] as const;
export type RedirectPage = (typeof REDIRECT_PAGES)[number];

const target = v.optional(
  v.union(
    [v.literal(""), webUrlOrPath],
    "must be empty, a path that starts with / or an http or https address",
  ),
  "",
);

/** OP-02: empty serves the built-in page. `{vin}` and `{query}` may appear in two of them. */
export const RedirectsSchema = v.strictObject(
  Object.fromEntries(REDIRECT_PAGES.map((page) => [page, target])) as Record<RedirectPage, typeof target>,
);

/** Pages with metadata of their own: the sixteen and those no link may redirect. */
const METADATA_PAGES = [
  ...REDIRECT_PAGES,
  "compare",
  "protection",
  "preQualify",
  "cart",
  "checkout",
  "deals",
  "savedSearches",
  "privacyRequests",
  "progress",
  "fulfillment",
  "account",
  "notFound",
  "serverError",
] as const;
export type MetadataPage = (typeof METADATA_PAGES)[number];

/** NAV-09: {brand}, {year}, {make}, {model} are filled in. */
const PageMetadata = v.optional(
  v.strictObject({
    title: v.optional(line),
    description: v.optional(prose),
    keywords: v.optional(v.array(line)),
    sharingType: v.optional(
      v.picklist(["website", "article", "product"], "must be website, article or product"),
    ),
    image: v.optional(imageUrl),
  }),
  {},
);

export const PagesSchema = v.strictObject(
  Object.fromEntries(METADATA_PAGES.map((page) => [page, PageMetadata])) as Record<
    MetadataPage,
    typeof PageMetadata
  >,
);
