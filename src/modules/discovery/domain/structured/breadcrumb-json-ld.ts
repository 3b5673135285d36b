/** One step of the way to a page; `path` within the site. */
export interface Crumb {
  readonly name: string;
  readonly path: string;
}

/** schema.org markup of the way to a page, from the store's door on. */
export function breadcrumbJsonLd(crumbs: readonly Crumb[], origin: string) {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, path }, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name,
      item: new URL(path, origin).href,
    })),
  };
}
