/** The product's clock. Every expiry asks it, so that the sandbox desk can move time. */
export interface Clock {
  /** Current instant (UTC), including the sandbox offset. */
  now(): Date;
}
