import type { Brand } from "../config/brand-schema.ts";
import { contrast } from "./color.ts";
import { deriveTheme, type ColorToken, type ColorTokens } from "./theme.ts";

/** Which tokens meet on a screen, and the ratio WCAG 2.2 AA asks for: 4.5 for text, 3 for parts and focus. */
const PAIRS: readonly (readonly [ColorToken, readonly ColorToken[], 3 | 4.5])[] = [
  ["ink", ["surface", "surface-raised", "surface-sunken", "accent-soft"], 4.5],
  ["ink-muted", ["surface", "surface-raised", "surface-sunken", "accent-soft"], 4.5],
  ["link", ["surface", "surface-raised", "surface-sunken"], 4.5],
  ["action", ["surface", "surface-raised", "surface-sunken"], 3],
  ["on-action", ["action", "action-hover"], 4.5],
  ["on-accent", ["accent"], 4.5],
  ["on-header", ["header"], 4.5],
  ["on-hero", ["hero"], 4.5],
  ["hero-accent", ["hero"], 4.5],
  ["line-strong", ["surface", "surface-raised", "surface-sunken"], 3],
  ["focus", ["surface", "surface-raised", "surface-sunken", "header"], 3],
  ...(["success", "warning", "danger", "info"] as const).flatMap(
    (name) =>
      [
        [name, ["surface", "surface-raised", "surface-sunken", `${name}-soft`], 4.5],
        ["ink", [`${name}-soft`], 4.5],
        [`on-${name}`, [name], 4.5],
      ] as const,
  ),
];

interface ContrastProblem {
  readonly scheme: "light" | "dark";
  readonly foreground: ColorToken;
  readonly background: ColorToken;
  /** Rounded down to two digits, so that it never reads as enough. */
  readonly ratio: number;
  readonly needed: number;
  /** `action #FFE600 on surface #FFFFFF: 1.25, needs 3`. */
  readonly message: string;
}

/** Every pair of a brand's theme that is too faint. Empty means WCAG 2.2 AA is met (1.4.3, 1.4.11). */
export function contrastProblems(brand: Brand): readonly ContrastProblem[] {
  const theme = deriveTheme(brand);
  return [...problemsOf("light", theme.light), ...problemsOf("dark", theme.dark)];
}

function problemsOf(scheme: "light" | "dark", tokens: ColorTokens): ContrastProblem[] {
  return PAIRS.flatMap(([foreground, backgrounds, needed]) =>
    backgrounds.flatMap((background) => {
      const exact = contrast(tokens[foreground], tokens[background]);
      if (exact >= needed) return [];
      const ratio = Math.floor(exact * 100) / 100;
      const message = `${foreground} ${tokens[foreground]} on ${background} ${tokens[background]}: ${ratio}, needs ${needed}`;
      return [{ scheme, foreground, background, ratio, needed, message }];
    }),
  );
}
