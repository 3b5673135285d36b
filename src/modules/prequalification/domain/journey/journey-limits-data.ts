/**
 * Hits counted in the database; passcodes have limits of their own (`CODE_LIMITS`), and questions are shown once a day.
 * All of them are counted before anybody looks who it is.
 */
export const JOURNEY_LIMITS = {
  /** A showroom or a carrier is one address for many people. */
  address: { bucket: "prequalification.address", limit: 20, windowSeconds: 3_600 },
  network: { bucket: "prequalification.network", limit: 300, windowSeconds: 86_400 },
  device: { bucket: "prequalification.device", limit: 10, windowSeconds: 3_600 },
  /** Name and birth date, whatever phone is given. */
  person: { bucket: "prequalification.person", limit: 6, windowSeconds: 86_400 },
  /** Codes that are tried, right or wrong, from one address. */
  tries: { bucket: "prequalification.tries", limit: 30, windowSeconds: 60 },
  /** Mails to the retailer about one person. */
  screening: { bucket: "prequalification.screening", limit: 1, windowSeconds: 86_400 },
} as const;

/** A journey that led nowhere is gone after this many days. */
export const KEEP_ENDED_DAYS = 2;
/** One with a result goes with its result; this only catches what was left. */
export const KEEP_RESULT_DAYS = 60;
