/** Shortest time in which a person fills a form by hand, in milliseconds; whoever is faster is taken a few times only. */
export const MIN_FILL_MS = 3_000;
/** The same words about the same vehicle within this time are the same lead, in seconds. */
export const SAME_LEAD_SECONDS = 600;

/**
 * Hits counted in the database. A retailer may take fewer (`config.limits.leads`). Whoever
 * is signed in is counted by account, since a whole neighborhood may share one address of a phone company.
 */
export const LEAD_LIMITS = {
  address: { bucket: "leads.address", limit: 5, windowSeconds: 3_600 },
  account: { bucket: "leads.account", limit: 20, windowSeconds: 3_600 },
  email: { bucket: "leads.email", limit: 20, windowSeconds: 86_400 },
  /** Forms sent faster than by hand, of people without an account: browsers fill in forms, and so do machines. */
  quick: { bucket: "leads.quick", limit: 2, windowSeconds: 3_600 },
  /** Confirmations sent to one address, which its owner may never have asked for. */
  confirmation: { bucket: "leads.confirmation", limit: 5, windowSeconds: 3_600 },
} as const;

/** A lead that no mail server took is sent again after this, to the retailer's own address as well. */
export const RESEND_AFTER_HOURS = 24;
/** Sendings in all before only the log and the stored lead are left. */
export const MAX_SENDINGS = 10;
/** Leads are erased this long after they came in. */
export const KEEP_LEADS_DAYS = 365;
