import * as v from "valibot";
import { hexColor } from "#platform/shared/settings/field-schemas.ts";
import { FONT_NAMES } from "../theme/font-shelf-data.ts";
import { LayoutSchema } from "./layout-schema.ts";

/** The few colors a retailer decides; every other token is derived (`deriveTheme`). */
const Palette = v.strictObject({
  /** Buttons, selected things, links. */
  action: hexColor,
  /** Surfaces of emphasis; carries ink, never text of its own. */
  accent: hexColor,
  /** Text. */
  ink: hexColor,
  /** Page background. */
  surface: hexColor,
  /** Page head; the surface when left out. */
  header: v.optional(hexColor),
});

/** Pairs of fonts by name; `fonts` chooses each by itself. */
const TYPE_CHOICES = ["modern", "editorial", "classic", "technical"] as const;

const font = v.optional(v.picklist(FONT_NAMES, `must be one of ${FONT_NAMES.join(", ")}`));

/** How a retailer looks: its kit. Contrast is checked when the configuration is parsed (WCAG 2.2 AA). */
export const BrandSchema = v.strictObject({
  light: Palette,
  dark: Palette,
  radius: v.optional(
    v.picklist(["none", "small", "medium", "large"], "must be none, small, medium or large"),
    "medium",
  ),
  density: v.optional(
    v.picklist(["compact", "regular", "relaxed"], "must be compact, regular or relaxed"),
    "regular",
  ),
  type: v.optional(v.picklist(TYPE_CHOICES, `must be one of ${TYPE_CHOICES.join(", ")}`), "modern"),
  /** From the shelf; what is left out follows from `type`. */
  fonts: v.optional(v.strictObject({ display: font, text: font })),
  layout: v.optional(LayoutSchema, {}),
});

export type Brand = v.InferOutput<typeof BrandSchema>;
export type BrandPalette = Brand["light"];
