import { LANGUAGE_NAMES, otherLanguage, inLanguage } from "#platform/shared/texts/language.ts";
import type { Text } from "#platform/shared/texts/text.ts";

/** A demo store of this process, and where it is. */
export interface DemoStore {
  readonly name: string;
  /** Scheme, host and port. */
  readonly origin: string;
}

/** The root element's attribute and this browser's memory of a bar that was closed. */
export const DEMO_BAR_CLOSED = "fc.demo-bar";
export const DEMO_BAR_ID = "demo-bar";

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

const link = (href: string, label: string, more = ""): string =>
  `<a href="${escaped(href)}"${more}>${escaped(label)}</a>`;

/**
 * The slim bar of demo stores as markup: written on the server, known to no script but the one that closes it.
 * @param stores of which the other ones are offered
 * @param own origin of the store it stands in
 */
export function demoBarHtml(t: Text, stores: readonly DemoStore[], own: string): string {
  const other = otherLanguage(t.language);
  const local = (path: string) => inLanguage(t.language, path);
  const others = stores.filter(({ origin }) => origin !== own);
  return [
    `<b>${escaped(t("Demo store"))}</b>`,
    ...others.map(({ name, origin }) => link(`${origin}${local("/")}`, name)),
    link(local("/sandbox"), t("Sandbox desk")),
    link(local("/sandbox#clock"), t("Move the clock")),
    link(inLanguage(other, "/"), LANGUAGE_NAMES[other], ` data-demo-language lang="${other}"`),
    `<button type="button" data-demo-close aria-label="${escaped(t("Close the demo bar"))}">×</button>`,
  ].join("");
}
