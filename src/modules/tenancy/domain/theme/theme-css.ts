import type { ColorTokens, Theme } from "./theme.ts";

/**
 * The theme as CSS: one `:root` rule for light, and dark for people whose system asks for it unless
 * `data-theme` says otherwise. Values come from checked configuration and fixed tables only.
 */
export function themeCss({ light, dark, shape }: Theme): string {
  const fixed = declarations(shape);
  return [
    `:root{color-scheme:light;${fixed}${colors(light)}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-theme="light"]){${darkRule(dark)}}}`,
  ].join("");
}

/** The same for a page that shows both schemes, whatever the system asks for: `data-theme="dark"` is dark. */
export function themeCssOfBothSchemes(theme: Theme): string {
  return `${themeCss(theme)}:root[data-theme="dark"]{${darkRule(theme.dark)}}`;
}

function darkRule(dark: ColorTokens): string {
  return `color-scheme:dark;${colors(dark)}`;
}

function colors(tokens: ColorTokens): string {
  return declarations(
    Object.fromEntries(Object.entries(tokens).map(([name, value]) => [`color-${name}`, value])),
  );
}

function declarations(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `--${name}:${value};`)
    .join("");
}
