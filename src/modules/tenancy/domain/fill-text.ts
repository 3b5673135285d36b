export type TextParams = Readonly<Record<string, string | number>>;

/**
 * Fills `{name}` placeholders. An unknown name stays as it is written, so that a missing value is seen
 * in review and never shows as "undefined". Values are not filled again.
 */
export function fillText(text: string, params: TextParams): string {
  return text.replace(/\{(\w+)\}/gu, (whole, name: string) =>
    Object.hasOwn(params, name) ? String(params[name]) : whole,
  );
}
