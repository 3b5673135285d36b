import { providerUnavailable } from "./provider-failure.ts";

/** What is asked of every provider without wanting anything from it: the desk's list, and whether it is a promise. */
const ASKED_OF_ALL: ReadonlySet<string | symbol> = new Set(["scenarios", "then", "toJSON"]);

/**
 * Stands where the vendor of a demo store cannot be opened: the rest of the store works, and whoever needs the vendor
 * is told that it doesn't answer.
 */
export function outOfService<Provider extends object>(): Provider {
  return new Proxy({} as Provider, {
    get(_, name) {
      if (typeof name === "symbol" || ASKED_OF_ALL.has(name)) return undefined;
      throw providerUnavailable("vendor.outOfService", "An error occurred. Please try again.");
    },
  });
}
