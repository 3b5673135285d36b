import { AppError } from "#platform/shared/app-error.ts";
import { english } from "#platform/shared/texts/text.ts";

const NO_TRADE_IN = english("This order has no trade-in.");
const CHANGED = english("This is no longer possible. Reload the page to see the latest status.");

export function noTradeIn(): AppError {
  return new AppError("not-found", { code: "tradeIn.none", message: NO_TRADE_IN });
}

/** Two tabs, or a retailer who was faster: nobody agrees to something else than they saw. */
export function changedSince(): AppError {
  return new AppError("conflict", { code: "tradeIn.changed", message: CHANGED });
}

export function refused(code: string, message: string): AppError {
  return new AppError("conflict", { code: `tradeIn.${code}`, message });
}

/** @param fields messages by the name of the field that an event carried */
export function wrongFields(code: string, fields: Readonly<Record<string, string>>): AppError {
  const message = Object.values(fields)[0] ?? CHANGED;
  return new AppError("invalid", { code: `tradeIn.${code}`, message, fields });
}
