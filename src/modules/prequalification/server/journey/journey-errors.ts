import { AppError } from "#platform/shared/app-error.ts";
import { english } from "#platform/shared/texts/text.ts";

const NOT_FOUND = english("We can't find your pre-qualification. Please start again.");
const NOT_NOW = english("This is no longer possible. Reload the page to see the latest status.");
const EXPIRED = english("Your session expired, and what you typed was discarded. Please start again.");
const BUSY = english("We're still checking. Please wait a moment.");
const TOO_MANY = english("Something went wrong. Please wait {wait} before trying again.");

/** The same for a wrong secret, another store's and none. */
export function noSuchJourney(): AppError {
  return new AppError("not-found", { code: "prequalification.notFound", message: NOT_FOUND });
}

/** OP-06. */
export function wrongOrder(move: string): AppError {
  return new AppError("conflict", { code: "state.transitionNotAllowed", message: NOT_NOW, move });
}

/** OP-21. */
export function sessionExpired(): AppError {
  return new AppError("conflict", { code: "prequalification.expired", message: EXPIRED });
}

/** A bureau is being asked right now. */
export function stillChecking(): AppError {
  return new AppError("conflict", { code: "prequalification.busy", message: BUSY, retryAfterSeconds: 1 });
}

/** The same for known and unknown people. */
export function tooMany(retryAfterSeconds: number): AppError {
  return new AppError("limited", { code: "prequalification.tooMany", message: TOO_MANY, retryAfterSeconds });
}

export function wrongField(code: string, field: string, message: string): AppError {
  return new AppError("invalid", { code, message, fields: { [field]: message } });
}
