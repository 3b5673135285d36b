import { english } from "#platform/shared/texts/text.ts";

/** MSG-19. A file of its own, so that texts do not carry the schemas along. */
export const PASSCODE_REQUIRED = english("Please enter your passcode.");
