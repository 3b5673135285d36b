/**
 * Flags as use cases ask for them (FLG-20 to FLG-22). Bound to the retailer and the caller; never to what a browser
 * forces. Both answer the fallback when something is wrong, and log it.
 */
export interface Flags {
  isOn(key: string): Promise<boolean>;
  /** @param fallback while nothing can be decided */
  variant(key: string, fallback: string): Promise<string>;
}
