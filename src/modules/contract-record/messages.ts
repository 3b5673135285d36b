/** What buyers read; a retailer may override a key. */
export const contractRecordMessages = {
  /** The stored record was changed by somebody: nothing goes on until a person has looked at it. */
  recordBroken:
    "The stored record of this contract doesn't add up, so we stopped here to protect you. Please call us.",
} as const;
