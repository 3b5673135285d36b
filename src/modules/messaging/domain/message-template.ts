import type { Language } from "#platform/shared/texts/language.ts";

/** Where a message goes; `push` to a browser that asked for it, and is found under its person's email address. */
export type MessageChannel = "email" | "sms" | "push";

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
  /** What an inbox shows beside the subject; the second paragraph when left out. */
  readonly preheader?: string;
  /** Shown big in HTML, to be read and copied. Left out, a value named `{code}` is taken. */
  readonly code?: string;
  /** The one button. `url` must come out as an http or https address. */
  readonly action?: MessageAction;
  /** Not worth delivering later than this after it was written, in seconds. */
  readonly usefulForSeconds?: number;
  /** Read by the retailer's own people, so always in English. */
  readonly isForRetailer?: true;
  /** Names the caller must supply; only the compiler reads it. */
  readonly params?: readonly Param[];
}

/** A button: `{ label: "Open your order", url: "{link}" }`. The text form ends with the address instead. */
interface MessageAction<Label extends string = string, Url extends string = string> {
  readonly label: Label;
  readonly url: Url;
}

/** Values for the placeholders of a template, without those of the brand. */
export type TemplateParams<Param extends string> = Readonly<Record<Exclude<Param, BrandParam>, string>>;

/** Declares a template; the compiler learns its placeholders from the texts. */
export function messageTemplate<
  const S extends string,
  const T extends string,
  const P extends string = "",
  const C extends string = "",
  const L extends string = "",
  const U extends string = "",
>(template: {
  readonly key: string;
  readonly subject: S;
  readonly text: T;
  readonly preheader?: P;
  readonly code?: C;
  readonly action?: MessageAction<L, U>;
  readonly usefulForSeconds?: number;
  readonly isForRetailer?: true;
}): MessageTemplate<Placeholders<S | T | P | C | L | U>> {
  return template;
}

interface AttachedFile {
  /** ASCII, without folders. */
  readonly fileName: string;
  /** With its parameters, e.g. `text/calendar; method=PUBLISH`. */
  readonly contentType: string;
}

/** A file whose bytes are there: text, or base64. All files of a message share one limit. */
export type WrittenFile = AttachedFile &
  ({ readonly text: string; readonly base64?: never } | { readonly base64: string; readonly text?: never });

/** A paper that is drawn when its message is carried out or opened; what it says is kept by whoever owns it. */
export interface DrawnFile extends AttachedFile {
  /** Who draws it (`Drawings`), and which of its papers. */
  readonly drawnBy: string;
  readonly paperId: string;
}

/** A small file that goes with an e-mail. */
export type MessageAttachment = WrittenFile | DrawnFile;

/** The car that a mail is about, as it is shown above the words. */
export interface LetterCar {
  /** `2022 Toyota RAV4 XLE`; what stands there while pictures are not shown. */
  readonly title: string;
  /** Address of its drawing on the site (`illustrationUrl`): body, paint and angle, nothing of a person. */
  readonly drawing: string;
  /** Address of its first photo at the retailer, which is shown instead while there is one. */
  readonly photo?: string;
}

/** What the HTML of a mail shows beside its subject and its text; the layout comes when the mail leaves or is opened. */
export interface MailLetter {
  /** Of the words around the message. */
  readonly language: Language;
  readonly preheader: string;
  /** How much of the text its paragraphs are: the address of a button may follow. */
  readonly bodyLength: number;
  readonly code?: string;
  readonly action?: MessageAction;
  readonly car?: LetterCar;
}

/** The finished message. */
export interface RenderedMessage {
  readonly subject: string;
  readonly text: string;
  /** Left out of texts, and of mail that is read by a program. */
  readonly letter?: MailLetter;
  /** What earlier releases kept instead of a letter. */
  readonly html?: string;
  readonly attachments?: readonly MessageAttachment[];
  /** Where answers go, when not to the retailer's support. */
  readonly replyTo?: string;
  /** Where one POST stops mail of this kind (RFC 8058); mail programs show a button for it. */
  readonly unsubscribeUrl?: string;
  /** Of a message that a browser shows: which one, what it opens, and what it takes the place of. */
  readonly push?: { readonly subscriptionId: string; readonly path: string; readonly tag: string };
}

/** Puts values into one text. They lose control characters, so no value adds a line, a paragraph or a header. */
export function fillTemplateText(text: string, params: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/gu, (_, name: string) => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined;
    if (value === undefined) throw new Error(`A message misses the value of {${name}}.`);
    return value
      .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
      .toWellFormed()
      .trim();
  });
}

/** The form in which recipients are looked up: lower-case address, or the ten digits of a phone. */
export function normalizeRecipient(to: string): string {
  const tidy = to.trim().toLowerCase();
  if (tidy.includes("@")) return tidy;
  const digits = tidy.replace(/\D/gu, "");
  return digits.length === 11 && digits.startsWith("1") ? digits.slice(1) : digits;
}
