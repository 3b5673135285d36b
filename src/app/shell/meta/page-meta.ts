import type { MetaDescriptor } from "react-router";
import { CARD_HEIGHT, CARD_WIDTH } from "#modules/discovery/domain/picture-order.ts";
import { SOCIAL_PICTURES, storePicturePath } from "#modules/discovery/domain/social-picture-path.ts";
import type { MetadataPage } from "#modules/tenancy/domain/config/pages-schema.ts";
import { pageMetadata } from "#modules/tenancy/domain/page-metadata.ts";
import { inLanguage, type Language, LANGUAGES, splitLanguage } from "#platform/shared/texts/language.ts";
import type { AppLoadContext } from "../../app-context.ts";

/** What a page says about itself to browsers, search engines and previews (NAV-09). */
interface PageMeta {
  readonly title: string;
  readonly description: string;
  readonly keywords: string | null;
  /** Open Graph type, e.g. "website". */
  readonly type: string;
  /** Absolute address of the picture of a shared link. */
  readonly image: string;
  /** Whether the picture is one of ours, whose size is known. */
  readonly isDrawn: boolean;
  /** Absolute address that stands for all spellings of this page. */
  readonly canonical: string;
  /** The same page in every language; none for pages that are nobody's search result. */
  readonly alternates: readonly { readonly language: Language; readonly href: string }[];
  readonly noIndex: boolean;
  readonly brandName: string;
}

interface PageMetaInput {
  /** Which page of the retailer's metadata. */
  readonly page: MetadataPage;
  /** Fills `{name}` placeholders: year, make, model. */
  readonly values?: Readonly<Record<string, string>>;
  /** Path and query that stand for this page; its own path when left out. */
  readonly canonicalPath?: string;
  /** Path or address of the page's own picture; the store's picture when left out. */
  readonly image?: string;
  readonly noIndex?: boolean;
}

/** Metadata of one page: the retailer's words, ours where there are none, with the blanks filled in. */
export function pageMeta(
  ctx: Pick<AppLoadContext, "tenant">,
  request: Request,
  input: PageMetaInput,
): PageMeta {
  const { origin, pathname } = new URL(request.url);
  const { language, path } = splitLanguage(pathname.replace(/\.data$/, ""));
  const drawn = storePicturePath(language);
  const metadata = pageMetadata(ctx.tenant, input.page, { ...input.values, image: input.image ?? drawn });
  // A drawing inside the document cannot be a link's picture.
  const image = metadata.image === null || metadata.image.startsWith("data:") ? drawn : metadata.image;
  const canonical = input.canonicalPath ?? path;
  return {
    title: metadata.title,
    description: metadata.description,
    keywords: metadata.keywords.length === 0 ? null : metadata.keywords.join(", "),
    type: metadata.sharingType,
    image: image.startsWith("/") ? `${origin}${image}` : image,
    isDrawn: image.startsWith(SOCIAL_PICTURES),
    canonical: `${origin}${inLanguage(language, canonical)}`,
    alternates: input.noIndex
      ? []
      : LANGUAGES.map((each) => ({ language: each, href: `${origin}${inLanguage(each, canonical)}` })),
    noIndex: input.noIndex ?? false,
    brandName: ctx.tenant.brandName,
  };
}

/** The tags of a page's metadata. */
export function toMetaTags(meta: PageMeta | undefined): MetaDescriptor[] {
  if (meta === undefined) return [];
  const tags: MetaDescriptor[] = [
    { title: meta.title },
    { name: "description", content: meta.description },
    { property: "og:title", content: meta.title },
    { property: "og:description", content: meta.description },
    { property: "og:type", content: meta.type },
    { property: "og:url", content: meta.canonical },
    { property: "og:site_name", content: meta.brandName },
    { property: "og:image", content: meta.image },
    { property: "og:image:alt", content: meta.title },
    { name: "twitter:card", content: "summary_large_image" },
    { tagName: "link", rel: "canonical", href: meta.canonical },
  ];
  if (meta.keywords !== null) tags.push({ name: "keywords", content: meta.keywords });
  if (meta.isDrawn) {
    tags.push({ property: "og:image:width", content: String(CARD_WIDTH) });
    tags.push({ property: "og:image:height", content: String(CARD_HEIGHT) });
  }
  for (const { language, href } of meta.alternates) {
    tags.push({ tagName: "link", rel: "alternate", hrefLang: language, href });
    // Whoever reads neither language gets the one the store is written in.
    if (language === LANGUAGES[0])
      tags.push({ tagName: "link", rel: "alternate", hrefLang: "x-default", href });
  }
  tags.push({ name: "robots", content: meta.noIndex ? "noindex" : "max-image-preview:large" });
  return tags;
}
