/** Shopper texts of this module by key; a retailer may override a key. */
export const savedSearchMessages = {
  "savedSearch.nameRequired": "Give this search a name.",
  "savedSearch.tooMany": "You have 50 saved searches. Delete one to save another.",
  "savedSearch.notFound": "We couldn't find that saved search.",
  "savedSearch.linkUnknown": "This link doesn't work any more. You can stop these e-mails in your account.",
} as const;
