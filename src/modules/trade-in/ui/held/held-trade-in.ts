import { TRADE_IN_KEY } from "./has-trade-in.ts";

/** As the server hands it out. */
const SHAPE = /^trd_[0-9A-Za-z]{1,40}\.[0-9A-Z]{32}$/u;
const KEPT = "kept";

/** What a browser with blocked storage keeps until the page is closed. */
let memory: string | null = null;

function withStorage(use: (storage: Storage) => void): void {
  try {
    use(window.localStorage);
  } catch {
    // Blocked by the browser's settings: what is in memory has to do.
  }
}

function read(): string | null {
  withStorage((storage) => {
    memory = storage.getItem(TRADE_IN_KEY);
  });
  return memory;
}

function write(value: string | null): void {
  memory = value;
  withStorage((storage) =>
    value === null ? storage.removeItem(TRADE_IN_KEY) : storage.setItem(TRADE_IN_KEY, value),
  );
}

/**
 * The key to the trade-in of this device (TRADE-10). It says nothing about anybody, and what was said about the car is
 * with the server alone.
 */
export const heldTradeIn = {
  /** The secret of a trade-in that no account keeps yet. */
  capability: (): string | null => {
    const value = read();
    return value !== null && SHAPE.test(value) ? value : null;
  },
  /** An account keeps it: the device knows that there is one, and nothing that opens it. */
  isKept: (): boolean => read() === KEPT,
  keep: (capability: string): void => write(capability),
  markKept: (): void => write(KEPT),
  forget: (): void => write(null),
};
