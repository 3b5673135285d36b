import { AppError } from "#platform/shared/app-error.ts";
import { english } from "#platform/shared/texts/text.ts";

const TOO_MANY = english("Something went wrong. Please wait {wait} before trying again.");

export function fieldWrong(field: string, message: string): AppError {
  return new AppError("invalid", { code: "body.invalid", message, fields: { [field]: message } });
}

export function askedTooOften(retryAfterSeconds: number): AppError {
  return new AppError("limited", { code: "tradeIn.tooMany", message: TOO_MANY, retryAfterSeconds });
}
