/** One step of the way to a page; `path` within the site, without a language. */
export interface Crumb {
  readonly name: string;
  readonly path: string;
}

/**
 * schema.org markup of the way to a page, from the store's door on.
 * @param base origin and language of the page, e.g. `https://cars.example.com/es`
 */
export function breadcrumbJsonLd(crumbs: readonly Crumb[], base: string) {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, path }, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name,
      item: new URL(`${base}${path}`).href,
    })),
  };
}
