/** MSG-19. A file of its own, so that texts do not carry the schemas along. */
export const PASSCODE_REQUIRED = "Please enter your passcode.";
