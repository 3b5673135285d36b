/** The bytes of an inline picture (`data:image/svg+xml,…`). Throws where its percent signs are wrong. */
export function inlineBytes(url: string): Buffer {
  const comma = url.indexOf(",");
  const body = url.slice(comma + 1);
  return url.slice(0, comma).endsWith(";base64")
    ? Buffer.from(body, "base64")
    : Buffer.from(decodeURIComponent(body));
}
