import { AppError } from "#platform/shared/app-error.ts";
import { english } from "#platform/shared/texts/text.ts";

const NOT_OWED = english("You told us that this car is paid off. Change that answer first.");
const TOO_MANY = english("You've already asked several times. Please wait {wait} before trying again.");
const NO_LETTER = english("There is no letter to look at.");
const LETTER_CHANGED = english(
  "This letter has changed since you opened it. Open it again before you decide.",
);
const CHANGED = english("Your trade-in has changed in the meantime. Please check it and ask again.");

export function fieldWrong(field: string, message: string): AppError {
  return new AppError("invalid", { code: "body.invalid", message, fields: { [field]: message } });
}

export function fieldsWrong(fields: Readonly<Record<string, string>>): AppError {
  const [message = ""] = Object.values(fields);
  return new AppError("invalid", { code: "body.invalid", message, fields });
}

export const nothingOwed = (): AppError =>
  new AppError("conflict", { code: "payoff.nothingOwed", message: NOT_OWED });
export const carChanged = (): AppError =>
  new AppError("conflict", { code: "payoff.changed", message: CHANGED });
export const noLetter = (): AppError =>
  new AppError("not-found", { code: "payoff.noLetter", message: NO_LETTER });

/** A newer letter is accepted by nobody who saw the one before. */
export const letterChanged = (): AppError =>
  new AppError("conflict", { code: "payoff.letterChanged", message: LETTER_CHANGED });

export function askedTooOften(retryAfterSeconds: number): AppError {
  return new AppError("limited", { code: "payoff.tooMany", message: TOO_MANY, retryAfterSeconds });
}
