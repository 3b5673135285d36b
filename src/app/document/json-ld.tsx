/**
 * Structured data for search engines, as data: it is never run. Only documents carry it, so nothing of it is shipped
 * to browsers: `<JsonLd data={import.meta.env.SSR ? faqJsonLd(…) : null} />`. Undefined values are dropped.
 */
export function JsonLd({ data }: { data: object | null }) {
  // `<` would end the script element early.
  const markup = data === null ? "" : JSON.stringify(data).replaceAll("<", "\\u003c");
  return (
    <script
      dangerouslySetInnerHTML={{ __html: markup }}
      suppressHydrationWarning
      type="application/ld+json"
    />
  );
}
