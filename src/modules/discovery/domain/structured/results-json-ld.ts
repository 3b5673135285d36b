import { breadcrumbJsonLd, type Crumb } from "./breadcrumb-json-ld.ts";

interface ResultsMarkupInput {
  /** Keys of the vehicles in the order in which they are shown. */
  readonly keys: readonly string[];
  /** The way to these results by searches that are indexed, from the stock on; one crumb is no way. */
  readonly crumbs: readonly Crumb[];
  /** Origin and language of the page, e.g. `https://cars.example.com/es`. */
  readonly base: string;
}

/**
 * schema.org markup of a page of results: a list that sends to the pages where each vehicle is marked up in full.
 * @returns null where there is nothing to say: a list has at least two entries
 */
export function resultsJsonLd({ keys, crumbs, base }: ResultsMarkupInput) {
  const lists = [
    ...(keys.length < 2
      ? []
      : [
          {
            "@type": "ItemList",
            itemListElement: keys.map((key, at) => ({
              "@type": "ListItem",
              position: at + 1,
              url: `${base}/vehicles/${encodeURIComponent(key)}`,
            })),
          },
        ]),
    ...(crumbs.length < 2 ? [] : [breadcrumbList(crumbs, base)]),
  ];
  return lists.length === 0 ? null : { "@context": "https://schema.org", "@graph": lists };
}

function breadcrumbList(crumbs: readonly Crumb[], base: string) {
  const { "@context": _same, ...list } = breadcrumbJsonLd(crumbs, base);
  return list;
}
