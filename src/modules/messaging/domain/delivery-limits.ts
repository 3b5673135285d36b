/**
 * Tries before a message is given up: 12 within the first hour or so (1, 2, 4 … seconds apart), then one an
 * hour, about three days in all. A mail server that is down over a weekend loses nothing.
 */
export const MAX_DELIVERY_ATTEMPTS = 84;

/** Messages that are over are kept this long, so that somebody can still look into a complaint. */
export const KEEP_MESSAGES_DAYS = 90;
