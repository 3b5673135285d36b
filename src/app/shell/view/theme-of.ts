import { shortNames } from "#rendering/styles/short-names.ts";
import type { AppLoadContext } from "../../app-context.ts";
import { ownFonts } from "./own-kit.ts";

const themes = new WeakMap<object, string>();

/** The theme of a context's retailer with its fonts, for `THEME_PLACE`. */
export function themeOf({ tenant, themeCss }: Pick<AppLoadContext, "tenant" | "themeCss">): string {
  let theme = themes.get(tenant);
  if (theme === undefined) themes.set(tenant, (theme = named(themeCss + ownFonts(tenant.brand).css)));
  return theme;
}

/** A theme with the names that the style sheet reads: the build shortens them, development keeps them. */
export function named(theme: string): string {
  return import.meta.env.DEV ? theme : shortNames(theme);
}
