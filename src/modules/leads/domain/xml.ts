/** An element: its name, attributes (undefined ones are left out), and either text or children. */
export interface XmlElement {
  readonly name: string;
  readonly attributes?: Readonly<Record<string, string | undefined>>;
  readonly content: string | readonly (XmlElement | null)[];
}

/**
 * Writes an element in plain ASCII: everything else becomes a character reference, so that no mail server on
 * the way can spoil it. Characters that XML 1.0 cannot hold are left out.
 */
export function writeXml(element: XmlElement, indent = ""): string {
  const { name, attributes = {}, content } = element;
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${xmlText(value).replaceAll("\n", "&#10;")}"`],
  );
  const open = `${indent}<${name}${written.join("")}>`;
  if (typeof content === "string") return `${open}${xmlText(content)}</${name}>\n`;
  const children = content.flatMap((child) => (child === null ? [] : [writeXml(child, `${indent}  `)]));
  return `${open}\n${children.join("")}${indent}</${name}>\n`;
}

/** Text as it may stand between tags or inside double quotes. */
function xmlText(text: string): string {
  return text
    .replace(/\r\n?/gu, "\n")
    .replace(/[^\t\n\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "")
    .replace(/[&<>"]|[^\t\n\u0020-\u007E]/gu, (found) => `&#${found.codePointAt(0)};`);
}
