import { english } from "#platform/shared/texts/text.ts";

export const VIN_WRONG = english(
  "This VIN has a typing error. Check each character; I, O and Q are never used.",
);
