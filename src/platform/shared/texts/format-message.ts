import type { CompiledMessage, MessageForms, MessagePart } from "./message.ts";

/** Values for the placeholders of a text. */
export type TextParams = Readonly<Record<string, string | number>>;

const PLACEHOLDER = /\{(\w+)\}\.?/gu;

/**
 * Fills plain placeholders. An unknown name stays as it is written, so that a missing value is seen in review and never
 * shows as "undefined". Values are not filled again.
 */
export function fillText(text: string, params: TextParams): string {
  return text.replace(PLACEHOLDER, (whole, name: string) => {
    if (!Object.hasOwn(params, name)) return whole;
    const value = String(params[name]);
    // "6 a.m." ends a sentence by its own point.
    return whole.endsWith(".") && !value.endsWith(".") ? `${value}.` : value;
  });
}

/**
 * Words a compiled text (Lingui's format): numbers and plurals by the rules of the locale.
 * @param locale such as `es-US`
 */
export function formatMessage(
  compiled: CompiledMessage,
  params: TextParams | undefined,
  locale: string,
): string {
  if (typeof compiled === "string") return params === undefined ? compiled : fillText(compiled, params);
  return formatParts(compiled, { params: params ?? {}, locale, count: 0 });
}

interface Scope {
  readonly params: TextParams;
  readonly locale: string;
  /** What `#` stands for. */
  readonly count: number;
}

function formatParts(parts: readonly MessagePart[], scope: Scope): string {
  let text = "";
  let isValue = false;
  for (const part of parts) {
    if (typeof part !== "string") text += formatPart(part, scope);
    else if (part === "#") text += scope.count.toLocaleString(scope.locale);
    else text += isValue && part.startsWith(".") && text.endsWith(".") ? part.slice(1) : part;
    isValue = typeof part !== "string";
  }
  return text;
}

function formatPart(part: Exclude<MessagePart, string>, scope: Scope): string {
  const [name, kind, forms] = part as readonly [name: string, kind?: string, forms?: string | MessageForms];
  if (!Object.hasOwn(scope.params, name)) return `{${name}}`;
  const value = scope.params[name]!;
  if (kind === undefined) return String(value);
  if (kind === "number") {
    const style = typeof forms === "string" ? { style: forms as "percent" } : {};
    return value.toLocaleString(scope.locale, style);
  }
  const choices = forms as MessageForms;
  const count = Number(value);
  const category = kind === "plural" ? new Intl.PluralRules(scope.locale).select(count) : "other";
  const form = choices[value] ?? choices[category] ?? choices["other"];
  return typeof form === "object" ? formatParts(form, { ...scope, count }) : "";
}
