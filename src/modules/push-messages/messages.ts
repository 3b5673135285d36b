/** Shopper texts of this module by key; a tenant may override a key. */
export const pushMessages = {
  "push.consentTextChanged": "This page is out of date. Reload it and try again.",
  "push.addressRefused": "This browser's notifications can't be used here.",
  "push.tooOften": "You've turned notifications on many times. Please try again later.",
  "push.off": "Notifications are not available here.",
  "push.notFound": "Notifications are already off on that device.",
} as const;
