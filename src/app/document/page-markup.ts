import { createContext, type RouterContextProvider } from "react-router";

/** What a page says about itself to search engines, as data; null where it says nothing. */
export const pageMarkup = createContext<object | null>(null);

/**
 * Puts structured data into the document of a page, called by its loader: browsers load no code for it, and
 * navigations within the site, which no search engine makes, do not pay for it. Undefined values are dropped.
 */
export function describePage(
  { context, request }: { readonly context: Readonly<RouterContextProvider>; readonly request: Request },
  describe: () => object | null,
): void {
  if (!new URL(request.url).pathname.endsWith(".data")) context.set(pageMarkup, describe());
}

/** The element that carries it; it is never run. */
export function markupElement(data: object | null): string {
  if (data === null) return "";
  // `<` would end the element early.
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`;
}
