/** Texts of the shell by key; a retailer may override each (NAV-14). Wordings that docs/requirements quotes are exact. */
export const shellMessages = {
  /** NAV-13 */
  "shell.notFound.title": "We can't find that page",
  "shell.notFound.subtitle": "The address may be mistyped, or the page may have moved.",
  "shell.notFound.action": "Go to the home page",
  /** NAV-14 */
  "shell.serverError.title": "Something went wrong on our end",
  "shell.serverError.subtitle": "What you saved is safe. Please try again in a moment.",
  "shell.serverError.action": "Try again",
  /** NAV-15; {phone} becomes a link. */
  "shell.serverIssue.title": "We can't reach this part of the site right now",
  "shell.serverIssue.retry": "Please try again or call {phone}.",
  "shell.serverIssue.call": "Please call us at {phone}.",
  "shell.serverIssue.action": "Try again",
  "shell.offline.title": "You seem to be offline",
  /** NAV-16 */
  "shell.vehicleGone.title": "This vehicle isn't available",
  "shell.vehicleGone.subtitle": "It may have been sold or removed, or the address may be mistyped.",
} as const;
