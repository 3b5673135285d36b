import { mailHtml } from "./mail-html.ts";
import type { MessageBrand } from "./message-brand.ts";
import {
  fillTemplateText,
  type MailLetter,
  type MessageTemplate,
  type RenderedMessage,
} from "./message-template.ts";

/**
 * Fills a template for one retailer: the subject, the text, and what the HTML shows of the same words.
 * @throws Error when a value is missing, or an action leads anywhere but to the web
 */
export function renderMessage(
  template: MessageTemplate,
  params: Readonly<Record<string, string>>,
  brand: Pick<MessageBrand, "name" | "phone" | "language">,
): RenderedMessage & { readonly letter: MailLetter } {
  const values = { ...params, brand: brand.name, supportPhone: brand.phone };
  const fill = (text: string): string => fillTemplateText(text, values);
  // A value may be empty, and with it a sentence or a paragraph.
  const body = fill(template.text)
    .replace(/ {2,}/gu, " ")
    .replace(/ +\n/gu, "\n")
    .replace(/\n{3,}/gu, "\n\n");
  const action = template.action && { label: fill(template.action.label), url: fill(template.action.url) };
  if (action && !/^https?:\/\/[^\s]+$/u.test(action.url))
    throw new Error("A message's action is no web address.");
  const code = template.code === undefined ? namedCode(template, params) : fill(template.code);
  return {
    subject: fill(template.subject),
    text: withAddress(body, action),
    letter: {
      language: brand.language,
      preheader: template.preheader === undefined ? preheaderOf(body) : fill(template.preheader),
      bodyLength: body.length,
      ...(code !== undefined && { code: fillTemplateText("{code}", { code }) }),
      ...(action && { action }),
    },
  };
}

/** The HTML of a mail in its retailer's layout and colors, as they are now; undefined where it has only its text. */
export function htmlOf(
  { subject, text, letter, html }: RenderedMessage,
  brandIn: (language: MailLetter["language"]) => MessageBrand,
): string | undefined {
  if (letter === undefined) return html;
  const { language, preheader, bodyLength, code, action, car } = letter;
  const paragraphs = text
    .slice(0, bodyLength)
    .split(/\n{2,}/u)
    .filter((paragraph) => paragraph.trim() !== "");
  return mailHtml({ brand: brandIn(language), subject, preheader, paragraphs, code, action, car });
}

/** A text that speaks of `{code}` shows it big without further ado. */
function namedCode(
  { text }: MessageTemplate,
  { code }: Readonly<Record<string, string>>,
): string | undefined {
  return text.includes("{code}") ? code : undefined;
}

/** A greeting says nothing; what follows it does. */
function preheaderOf(text: string): string {
  const paragraphs = text.split(/\n{2,}/u);
  const greeting = /^(?:hi|hello|dear|hola)\b/iu;
  const first = paragraphs.find((paragraph, index) => index > 0 || !greeting.test(paragraph)) ?? "";
  return first.replace(/\s+/gu, " ").slice(0, 120);
}

function withAddress(text: string, action: { label: string; url: string } | undefined): string {
  if (action === undefined || text.includes(action.url)) return text;
  return `${text}\n\n${action.label}: ${action.url}`;
}
