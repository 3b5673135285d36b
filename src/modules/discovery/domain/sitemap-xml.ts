import { inLanguage, LANGUAGES } from "#platform/shared/texts/language.ts";

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** One address of a sitemap or of its index. */
interface SitemapEntry {
  /** Absolute. */
  readonly url: string;
  /** ISO instant of the last change; left out when nobody knows. */
  readonly lastModified?: string | undefined;
}

/** The list of a store's sitemaps. */
export function sitemapIndexXml(entries: readonly SitemapEntry[]): string {
  const items = entries.map((entry) => `<sitemap>${inner(entry)}</sitemap>`).join("");
  return `${HEAD}<sitemapindex ${NAMESPACE}>${items}</sitemapindex>`;
}

export const URLSET_START = `${HEAD}<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">`;
export const URLSET_END = "</urlset>";

/** One page of the store, whatever language it is read in. */
interface SitemapPage {
  readonly origin: string;
  /** Path and query, without a language. */
  readonly path: string;
  /** ISO instant of the last change; left out when nobody knows. */
  readonly lastModified?: string | undefined;
}

/**
 * One page, once in each language; between `URLSET_START` and `URLSET_END`. Each names all of them and itself, as
 * Google asks, and the address without a language for whoever reads neither.
 */
export function pageXml({ origin, path, lastModified }: SitemapPage): string {
  const addresses = LANGUAGES.map((language) => ({ language, url: origin + inLanguage(language, path) }));
  const links = [...addresses, { language: "x-default", url: origin + path }]
    .map(
      ({ language, url }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(url)}"/>`,
    )
    .join("");
  return addresses.map(({ url }) => `<url>${inner({ url, lastModified })}${links}</url>`).join("");
}

function inner({ url, lastModified }: SitemapEntry): string {
  const changed = lastModified === undefined ? "" : `<lastmod>${escapeXml(lastModified)}</lastmod>`;
  return `<loc>${escapeXml(url)}</loc>${changed}`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
