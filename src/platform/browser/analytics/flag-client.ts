import { useSyncExternalStore } from "react";

/** What the flag service offers once it is loaded. */
export interface FlagService {
  isOn(key: string): boolean;
  variant(key: string, fallback: string): string;
  /** A visitor has met a variant that somebody else decided, e.g. the server. */
  met(exposure: FlagExposure): void;
}

/** Somebody has met a variant of an experiment. */
export interface FlagExposure {
  readonly flag: string;
  readonly variant: string;
  readonly experiment: string;
}

/**
 * Flags as pages ask for them. The service behind it is loaded after hydration and installs itself here; the
 * document's own flags (`data-flags`) need none of this.
 */
export interface FlagClient {
  readonly isReady: boolean;
  /** FLG-21: false before the service is ready, which is logged as an error. */
  check(key: string): boolean;
  /** FLG-22: never rejects; false when anything is wrong, also while the service is not ready. */
  checkAsync(key: string): Promise<boolean>;
  /** The service, once; later calls tell everybody that values may have changed. */
  install(service: FlagService): void;
  /** Undefined before the service is ready. */
  read<T>(ask: (service: FlagService) => T): T | undefined;
  met(exposure: FlagExposure): void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** @param logError where FLG-21 logs */
export function createFlagClient(logError: (message: string) => void): FlagClient {
  const listeners = new Set<() => void>();
  const early: FlagExposure[] = [];
  let service: FlagService | undefined;
  const notReady = (key: string): false => {
    logError(`flag ${key} was checked before the flag service was ready`);
    return false;
  };
  return {
    get isReady() {
      return service !== undefined;
    },
    check: (key) => (service === undefined ? notReady(key) : service.isOn(key)),
    async checkAsync(key) {
      try {
        return service === undefined ? notReady(key) : service.isOn(key);
      } catch (error) {
        logError(`flag ${key} could not be checked: ${error instanceof Error ? error.name : "unknown"}`);
        return false;
      }
    },
    install(loaded) {
      service = loaded;
      for (const exposure of early.splice(0)) loaded.met(exposure);
      for (const listener of listeners) listener();
    },
    read: (ask) => service && ask(service),
    met(exposure) {
      if (service === undefined) early.push(exposure);
      else service.met(exposure);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The flags of the pages. */
export const flagClient = createFlagClient((message) => {
  // oxlint-disable-next-line no-console -- the requirements' error of a wrong order, for whoever develops the page
  console.error(message);
});

/** A flag in a component: false on the server, during hydration and until the service is ready. */
export function useFlag(key: string): boolean {
  return useSyncExternalStore(
    flagClient.subscribe,
    () => flagClient.read((service) => service.isOn(key)) ?? false,
    () => false,
  );
}

/** A flag that the document carries: known from the first paint on, without the service (decision 0171). */
export function hasPageFlag(key: string): boolean {
  return (document.documentElement.dataset["flags"] ?? "").split(" ").includes(key);
}

/** What this tab forces a flag to that only shows something (FLG-19); undefined when it forces nothing. */
export function forcedVariant(key: string): string | undefined {
  try {
    const wishes: unknown = JSON.parse(sessionStorage.getItem("fc.flags") ?? "{}");
    const value = typeof wishes === "object" && wishes !== null && (wishes as Record<string, unknown>)[key];
    return typeof value === "string" ? value : undefined;
  } catch {
    // Blocked storage or somebody's own text in it forces nothing.
    return undefined;
  }
}
