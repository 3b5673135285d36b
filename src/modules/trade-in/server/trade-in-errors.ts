import { AppError } from "#platform/shared/app-error.ts";
import { english } from "#platform/shared/texts/text.ts";

const NOT_FOUND = english("We can't find this trade-in. Please start again.");
const NOT_NOW = english("This is no longer possible. Reload the page to see the latest status.");
const CHANGED = english("Your trade-in changed in another tab or on another device. Please check it again.");
const BEING_SOLD = english("You're selling us this car, so what you told us about it can't change now.");
const CAR_TAKEN = english(
  "This car is already part of another order or sale. Please call us to sort it out.",
);
const IN_ORDER = english(
  "This car is part of your order. Call us to take it out, or cancel the order first.",
);
const INCOMPLETE = english("Please answer the questions that are left.");
const TOO_MANY = english("Something went wrong. Please wait {wait} before trying again.");

/** The same for a wrong secret, another store's, somebody else's and none. */
export function noSuchTradeIn(): AppError {
  return new AppError("not-found", { code: "tradeIn.notFound", message: NOT_FOUND });
}

/** OP-06. */
export function wrongMove(move: string): AppError {
  return new AppError("conflict", { code: "state.transitionNotAllowed", message: NOT_NOW, move });
}

/** Two tabs or devices: nothing is overwritten unseen. */
export function changedElsewhere(): AppError {
  return new AppError("conflict", { code: "tradeIn.changed", message: CHANGED });
}

/** The sale has the offer as it was accepted. */
export function beingSold(): AppError {
  return new AppError("conflict", { code: "tradeIn.beingSold", message: BEING_SOLD });
}

/** A submitted order agreed to it. */
export function inOrder(): AppError {
  return new AppError("conflict", { code: "tradeIn.inOrder", message: IN_ORDER });
}

/** One car is given away once, however often it is described (TRADE-08). */
export function carTaken(): AppError {
  return new AppError("conflict", { code: "tradeIn.carTaken", message: CAR_TAKEN });
}

export function incomplete(missing: readonly string[]): AppError {
  const fields = Object.fromEntries(missing.map((field) => [field, INCOMPLETE]));
  return new AppError("invalid", { code: "tradeIn.incomplete", message: INCOMPLETE, fields });
}

export function wrongField(field: string, message: string): AppError {
  return new AppError("invalid", { code: "body.invalid", message, fields: { [field]: message } });
}

export function tooMany(retryAfterSeconds: number): AppError {
  return new AppError("limited", { code: "tradeIn.tooMany", message: TOO_MANY, retryAfterSeconds });
}
