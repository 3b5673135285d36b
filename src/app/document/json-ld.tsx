/** Structured data for search engines, as data: it is never run. Undefined values are dropped when it is written. */
export function JsonLd({ data }: { data: object }) {
  // `<` would end the script element early.
  const markup = JSON.stringify(data).replaceAll("<", "\\u003c");
  return <script dangerouslySetInnerHTML={{ __html: markup }} type="application/ld+json" />;
}
