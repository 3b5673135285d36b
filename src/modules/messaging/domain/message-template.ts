/** Where a message goes. */
export type MessageChannel = "email" | "sms";

type Placeholders<T extends string> = T extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

/** What every message knows of its retailer without being told. */
export type BrandParam = "brand" | "supportPhone";

/** A text with `{placeholders}`; blank lines separate paragraphs. Text messages use `text` alone. */
export interface MessageTemplate<Param extends string = string> {
  /** Stable key, e.g. `identity.signUpCode`. */
  readonly key: string;
  readonly subject: string;
  readonly text: string;
  /** Names the caller must supply; only the compiler reads it. */
  readonly params?: readonly Param[];
}

/** Values for the placeholders of a template, without those of the brand. */
export type TemplateParams<Param extends string> = Readonly<Record<Exclude<Param, BrandParam>, string>>;

/** Declares a template; the compiler learns its placeholders from the texts. */
export function messageTemplate<const S extends string, const T extends string>(template: {
  readonly key: string;
  readonly subject: S;
  readonly text: T;
}): MessageTemplate<Placeholders<S> | Placeholders<T>> {
  return template;
}

/** The finished message. */
export interface RenderedMessage {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/**
 * Fills a template. Values lose control characters, so no value can add a header or a paragraph;
 * the HTML form escapes everything and turns addresses that start with http into links.
 */
export function renderMessage(
  template: MessageTemplate,
  params: Readonly<Record<string, string>>,
): RenderedMessage {
  const text = fill(template.text, params);
  return { subject: fill(template.subject, params), text, html: toHtml(text, params["brand"] ?? "") };
}

function fill(text: string, params: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/gu, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`A message misses the value of {${name}}.`);
    return value.replace(/\p{Cc}+/gu, " ").trim();
  });
}

function toHtml(text: string, brand: string): string {
  const paragraphs = text
    .split(/\n{2,}/u)
    .map((paragraph) => `<p>${link(escapeHtml(paragraph)).replace(/\n/gu, "<br>")}</p>`);
  return `<!doctype html><html lang="en"><body><h1>${escapeHtml(brand)}</h1>${paragraphs.join("")}</body></html>`;
}

function link(escaped: string): string {
  return escaped.replace(/https?:\/\/[^\s<]+[^\s<.,;:!?)]/gu, (url) => `<a href="${url}">${url}</a>`);
}

function escapeHtml(text: string): string {
  return text
    .replace(/&/gu, "&amp;")
    .replace(/</gu, "&lt;")
    .replace(/>/gu, "&gt;")
    .replace(/"/gu, "&quot;")
    .replace(/'/gu, "&#39;");
}

/** The form in which recipients are looked up: lower-case address, or the ten digits of a phone. */
export function normalizeRecipient(to: string): string {
  const tidy = to.trim().toLowerCase();
  if (tidy.includes("@")) return tidy;
  const digits = tidy.replace(/\D/gu, "");
  return digits.length === 11 && digits.startsWith("1") ? digits.slice(1) : digits;
}
