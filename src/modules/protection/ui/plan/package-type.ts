import { english } from "#platform/shared/texts/text.ts";
import type { MenuProduct } from "../../domain/protection-menu.ts";

/** PROT-02, to be said through `t`. */
export const PACKAGE_TYPE: Readonly<Record<NonNullable<MenuProduct["packageType"]>, string>> = {
  Appearance: english("Appearance"),
  Mechanical: english("Mechanical"),
  "Appearance + Mechanical": english("Appearance + Mechanical"),
};
