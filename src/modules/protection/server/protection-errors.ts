import { AppError } from "#platform/shared/app-error.ts";
import { english } from "#platform/shared/texts/text.ts";

function planError(code: string, message: string): AppError {
  return new AppError("invalid", { code: `protection.${code}`, message, fields: { plans: message } });
}

/** Not on the menu: never was, or the retailer stopped selling it. */
export const unknownPlan = (): AppError =>
  planError("unknownPlan", english("This plan is no longer offered. Choose another one."));

/** On the list, but of no use to this car or deal; the menu says why. */
export const refusedPlan = (): AppError =>
  planError("refused", english("This plan can't be sold with this vehicle or this way to pay."));

/** One plan of a product, and nothing twice. */
export const coversTheSame = (): AppError =>
  planError(
    "coversTheSame",
    english("Two of these plans cover the same thing. Choose one of them so that you don't pay twice."),
  );

/** Each plan helps alone, but lenders do not finance all of them. */
export const doNotFit = (): AppError =>
  planError("doNotFit", english("These plans together are more than a lender would finance. Leave one out."));

/** The words that came back are not those on the menu: price or payment changed since they were read. */
export const wordsChanged = (): AppError =>
  new AppError("conflict", {
    code: "protection.changed",
    message: english("The price or the payment changed since you read it. Please look again."),
  });
