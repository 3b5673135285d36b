import { escapeHtml } from "./escape-html.ts";
import { mailStyles } from "./mail-styles.ts";
import { CAR_PICTURE, carPictureUrl, PHOTO_PICTURE } from "./mail-pictures.ts";
import type { MessageBrand } from "./message-brand.ts";
import type { LetterCar } from "./message-template.ts";

interface MailParts {
  readonly brand: MessageBrand;
  readonly subject: string;
  readonly preheader: string;
  readonly paragraphs: readonly string[];
  readonly code: string | undefined;
  readonly action: { readonly label: string; readonly url: string } | undefined;
  readonly car: LetterCar | undefined;
}

/**
 * The one layout of all mail: one column that fits any width, the retailer's colors in light and dark, tables
 * and inline styles because that is what mail programs read. Every value is escaped here and nowhere else.
 */
export function mailHtml(parts: MailParts): string {
  const { brand, subject, preheader, car } = parts;
  const { light, radius, fonts } = brand;
  const card = `background:${light["surface-raised"]};border:1px solid ${light.line};border-radius:${radius.card}px`;
  return [
    `<!doctype html><html lang="${brand.language}" dir="ltr"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width,initial-scale=1">`,
    `<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">`,
    // Phones would turn codes and order numbers into telephone links.
    `<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">`,
    `<title>${escapeHtml(subject)}</title><style>${mailStyles(brand)}</style></head>`,
    `<body class="page" style="margin:0;padding:0;background:${light["surface-sunken"]};color:${light.ink}">`,
    `<div style="display:none;max-height:0;overflow:hidden;opacity:0">${escapeHtml(preheader)}${FILLER}</div>`,
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" style="padding:24px 12px">`,
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">`,
    `<tr><td class="card" style="${card};overflow:hidden">`,
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">`,
    head(brand),
    ...(car ? [stage(car, brand)] : []),
    `<tr><td class="body" style="padding:28px 32px 32px;font:400 16px/1.6 ${fonts.body}">${headline(subject, brand)}${content(parts)}</td></tr>`,
    `</table></td></tr>`,
    foot(brand),
    `</table></td></tr></table></body></html>`,
  ].join("");
}

/** Keeps the first words of the body out of the inbox line. */
const FILLER = "&#847;&zwnj;&nbsp;".repeat(60);

function head({ name, logo, light, fonts }: MessageBrand): string {
  const alt = escapeHtml(name);
  const picture = (url: string, className: string, style: string) =>
    `<img class="${className}" src="${escapeHtml(url)}" alt="${alt}" height="36" style="height:36px;width:auto;max-width:100%;border:0;${style}">`;
  const mark =
    logo === undefined
      ? alt
      : picture(logo.url, logo.darkUrl ? "on-light" : "", "display:block") +
        (logo.darkUrl ? picture(logo.darkUrl, "on-dark", "display:none") : "");
  const style = `padding:20px 32px;background:${light.header};color:${light["on-header"]};font:700 20px/1.3 ${fonts.heading}`;
  return `<tr><td class="head" style="${style}">${mark}</td></tr>`;
}

/**
 * The car on its stage, from edge to edge; its name stands there while pictures are not shown. Each picture has its ground
 * painted in, because programs that turn colors dark by themselves leave pictures alone. A photo is the same by day and night;
 * the drawing in the place of one that is gone is not.
 */
function stage(car: LetterCar, { siteOrigin, light, stages, fonts }: MessageBrand): string {
  const { width, height } = car.photo === undefined ? CAR_PICTURE : PHOTO_PICTURE;
  const picture = (scheme: "light" | "dark", display: string, className = "") =>
    `<img${className} src="${escapeHtml(carPictureUrl(siteOrigin, car, scheme))}" alt="${escapeHtml(car.title)}" width="${width}" height="${height}" style="display:${display};width:100%;height:auto;border:0;font:700 18px/80px ${fonts.heading};color:${light.ink};text-align:center">`;
  const pictures =
    picture("light", "block", ` class="on-light"`) + picture("dark", "none", ` class="on-dark"`);
  return `<tr><td class="stage" align="center" style="padding:0;background:${stages.light}">${pictures}</td></tr>`;
}

/** What the mail is about, as its inbox says it. */
function headline(subject: string, { fonts, light }: MessageBrand): string {
  return `<h1 class="headline" style="margin:0 0 20px;font:700 24px/1.25 ${fonts.heading};color:${light.ink}">${escapeHtml(subject)}</h1>`;
}

function content({ brand, paragraphs, code, action }: MailParts): string {
  const blocks = paragraphs.map((paragraph) => paragraphHtml(paragraph, brand));
  const isCodeShown = (paragraph: string) => code !== undefined && code !== "" && paragraph.includes(code);
  // Big, right after the sentence that speaks of it.
  const codeAt = paragraphs.findIndex(isCodeShown);
  if (code) blocks.splice(codeAt === -1 ? 1 : codeAt + 1, 0, codeHtml(code, brand));
  // Questions and small print come last; the button stands before them.
  const closing = paragraphs.findLastIndex((paragraph) => paragraph.includes(brand.phone));
  const before = closing > 0 && closing === paragraphs.length - 1 ? blocks.length - 1 : blocks.length;
  if (action) blocks.splice(before, 0, buttonHtml(action, brand));
  return blocks.join("");
}

function paragraphHtml(paragraph: string, brand: MessageBrand): string {
  const html = linked(escapeHtml(paragraph), brand).replace(/\n/gu, "<br>");
  return `<p style="margin:0 0 16px">${html}</p>`;
}

/** Web addresses can be followed, and the retailer's number can be tapped. */
function linked(escaped: string, brand: MessageBrand): string {
  const style = `color:${brand.light.link};text-decoration:underline`;
  const phone = escapeHtml(brand.phone);
  const tel = `<a class="link" href="tel:+1${brand.phone.replace(/\D/gu, "")}" style="${style};white-space:nowrap">${phone}</a>`;
  return escaped
    .split(/(https?:\/\/[^\s<]*[^\s<.,;:!?)])/u)
    .map((part, index) =>
      index % 2 === 1
        ? `<a class="link" href="${part}" style="${style};word-break:break-word">${part}</a>`
        : part.replaceAll(phone, () => tel),
    )
    .join("");
}

function codeHtml(code: string, { light, radius }: MessageBrand): string {
  const box = `padding:18px 12px;background:${light["surface-sunken"]};border-radius:${radius.control}px`;
  const type = `font:700 32px/1.2 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;letter-spacing:.16em`;
  // One unbroken text, so that a double tap selects and copies all of it.
  return `<p class="code" style="margin:0 0 20px;${box};${type};text-align:center;color:${light.ink};user-select:all;-webkit-user-select:all">${escapeHtml(code)}</p>`;
}

function buttonHtml(action: { label: string; url: string }, { light, radius, fonts }: MessageBrand): string {
  const look = `background:${light.action};border-radius:${radius.control}px`;
  const link = `display:block;padding:14px 28px;font:600 16px/1.25 ${fonts.body};color:${light["on-action"]};text-decoration:none;border-radius:${radius.control}px`;
  return [
    `<table role="presentation" cellpadding="0" cellspacing="0" border="0" class="wide" style="margin:8px 0 24px">`,
    `<tr><td class="button" align="center" style="${look}">`,
    `<a href="${escapeHtml(action.url)}" class="button" style="${link}">${escapeHtml(action.label)}</a>`,
    `</td></tr></table>`,
  ].join("");
}

function foot(brand: MessageBrand): string {
  const { light, fonts, legalName, phone, supportEmail, postalAddress } = brand;
  const lines = [legalName, ...(postalAddress ? [postalAddress] : []), phone, supportEmail];
  const style = `padding:20px 20px 8px;font:400 13px/1.6 ${fonts.body};color:${light["ink-muted"]};text-align:center`;
  return `<tr><td class="foot" style="${style}">${lines.map(escapeHtml).join("<br>")}</td></tr>`;
}
