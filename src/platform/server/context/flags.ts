/** A flag with more values than on and off. */
interface DecidedFlag {
  readonly value: string;
  /** The experiment that drew it; null when nobody did. The page tells of it when the visitor meets it. */
  readonly experiment: string | null;
}

/**
 * Flags as use cases ask for them (FLG-20 to FLG-22). Bound to the retailer and the caller; never to what a browser
 * forces. Both answer the fallback when something is wrong, and log it.
 */
export interface Flags {
  isOn(key: string): Promise<boolean>;
  /** @param fallback while nothing can be decided */
  decide(key: string, fallback: string): Promise<DecidedFlag>;
}
