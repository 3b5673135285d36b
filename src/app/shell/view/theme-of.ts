import type { AppLoadContext } from "../../app-context.ts";
import { ownFonts } from "./own-kit.ts";

const themes = new WeakMap<object, string>();

/** The theme of a context's retailer with its fonts, for `THEME_PLACE`. */
export function themeOf({ tenant, themeCss }: Pick<AppLoadContext, "tenant" | "themeCss">): string {
  let theme = themes.get(tenant);
  if (theme === undefined) themes.set(tenant, (theme = themeCss + ownFonts(tenant.brand).css));
  return theme;
}
