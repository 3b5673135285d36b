const SCHEMES = new Set(["mailto", "tel", "http", "https"]);

/** NAV-10: mailto, tel, http, https and addresses within the site; everything else is no link. */
export function isSafeHref(href: string): boolean {
  // Browsers drop tabs and line ends inside a scheme, so a text that holds any is refused.
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  if (href === "" || /[\u0000-\u0020\u007f\\]/u.test(href)) return false;
  const scheme = /^([a-z][a-z0-9+.-]*):/iu.exec(href)?.[1];
  if (scheme !== undefined) return SCHEMES.has(scheme.toLowerCase());
  // Two slashes would leave the site under whatever scheme the page has.
  return !href.startsWith("//") && !/^[^/?#]*:/u.test(href);
}

/** The address when it may be rendered as a link, else undefined: render the text without a link. */
export function safeHref(href: string | null | undefined): string | undefined {
  const trimmed = href?.trim() ?? "";
  return isSafeHref(trimmed) ? trimmed : undefined;
}
