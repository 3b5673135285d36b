/** Shopper texts of this module by key; a retailer may override a key. */
export const savedSearchMessages = {
  "savedSearch.nameRequired": "Give this search a name.",
  "savedSearch.tooMany": "You have 50 saved searches. Delete one to save another.",
  "savedSearch.notFound": "We couldn't find that saved search.",
  "savedSearch.linkUnknown": "This link no longer works. You can stop these emails in your account.",
} as const;
