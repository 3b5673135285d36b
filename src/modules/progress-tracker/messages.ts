/** Shopper texts of the tracker; a tenant may override a key. */
export const progressTrackerMessages = {
  /** MSG-06 */
  "progress.failed": "Oops! Something happened on our end. Please try again.",
  "progress.banner":
    "Finish these first steps and we can prepare your contract. You can leave and come back at any time.",
  "progress.stale": "We can't reach the server right now. What you see may be a few minutes old.",
  "progress.canceled": "This order was canceled.",
  "progress.offRamp": "Your purchase continues in the store. Call us and we'll pick up where you left off.",
  "progress.delivered": "Your car is yours. Enjoy the drive.",
  "progress.deliveredInStore":
    "Your car is yours. Enjoy the drive. You signed and settled everything in the store, so your paperwork is what you got there.",
} as const;
