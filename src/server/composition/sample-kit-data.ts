import type { BrandSchema } from "#modules/tenancy/domain/config/brand-schema.ts";
import type * as v from "valibot";

/** The kit that `docs/branding.md` gives to copy, for the gallery of the design system. */
export const SAMPLE_KIT: v.InferInput<typeof BrandSchema> = {
  light: { action: "#A63A00", accent: "#26211D", ink: "#1E1A17", surface: "#F7F4F0" },
  dark: { action: "#FFA066", accent: "#3A322B", ink: "#F6EFE8", surface: "#171310" },
  radius: "medium",
  density: "regular",
  fonts: { display: "outfit", text: "dm-sans" },
  layout: {
    header: "transparent",
    hero: "full-bleed",
    card: "overlay",
    gallery: "tiles",
    lines: "hairline",
    headings: "regular",
    icons: "regular",
    motion: "calm",
    home: ["budget", "bodies", "recent", "arrivals", "how", "proof"],
  },
};
