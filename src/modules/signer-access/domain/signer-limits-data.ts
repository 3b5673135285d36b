/** OP-23 and the table of limits: counted in the database, in seconds. */
export const SIGNER_LIMITS = {
  /** Tries for one deal, phone or address. */
  claim: { bucket: "contracting.signer.claim", limit: 5, windowSeconds: 1800 },
  /** Tries from one network address, whatever they claim. */
  address: { bucket: "contracting.signer.address", limit: 20, windowSeconds: 3600 },
  /** Codes for one e-mail address. */
  code: { bucket: "contracting.signer.code", limit: 5, windowSeconds: 1800 },
} as const;

export const SIGNER_CODE_SECONDS = 600;
export const SIGNER_CODE_TRIES = 5;
