/** Crawlers may read the stock, never the private parts. */
export function robotsTxt(origin: string): Response {
  const closed = ["/api/", "/public/", "/checkout/", "/progress/", "/deals", "/cart", "/sandbox"];
  const lines = [
    "User-agent: *",
    ...closed.map((path) => `Disallow: ${path}`),
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ];
  return new Response(lines.join("\n"), { headers: { "content-type": "text/plain; charset=utf-8" } });
}

const PAGES = ["/", "/search", "/why-us", "/faq", "/warranty", "/financing", "/contact-us"];

/** One sitemap of up to 50,000 addresses, the protocol's limit. */
export function sitemapXml(origin: string, vehiclePaths: Iterable<string>): Response {
  const entries: string[] = [];
  for (const path of [...PAGES, ...vehiclePaths]) {
    if (entries.length >= 50_000) break;
    entries.push(`<url><loc>${origin}${encodeURI(path).replaceAll("&", "&amp;")}</loc></url>`);
  }
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join("")}</urlset>`;
  return new Response(body, { headers: { "content-type": "application/xml; charset=utf-8" } });
}
