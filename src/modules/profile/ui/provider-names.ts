import { english } from "#platform/shared/texts/text.ts";
import type { ConnectionItem } from "./profile-api.ts";

/** What people call those who vouch for them. */
export const PROVIDER_NAMES: Readonly<Record<ConnectionItem["provider"], string>> = {
  google: "Google",
  apple: "Apple",
  hosted: english("our sign-in service"),
};
