const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** One address of a sitemap or of its index. */
export interface SitemapEntry {
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

export const URLSET_START = `${HEAD}<urlset ${NAMESPACE}>`;
export const URLSET_END = "</urlset>";

/** One page; between `URLSET_START` and `URLSET_END`. */
export function urlXml(entry: SitemapEntry): string {
  return `<url>${inner(entry)}</url>`;
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
