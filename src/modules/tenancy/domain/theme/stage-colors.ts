import { mix } from "./color.ts";
import type { Theme } from "./theme.ts";

/** Grounds that cars stand on, as pages mix them in style sheets: darker ones would hide a black car at night. */
export function stageColors({ light, dark }: Pick<Theme, "light" | "dark">): {
  readonly light: string;
  readonly dark: string;
} {
  return {
    light: mix(light.ink, light.surface, 0.06),
    dark: mix(dark.ink, dark.surface, 0.22),
  };
}
