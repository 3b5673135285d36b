import type { RatingProblem, RatingRefusalCode } from "../../providers/rating-port.ts";
import { AppError } from "#platform/shared/app-error.ts";
import { providerUnavailable } from "#platform/server/vendor-calls/provider-failure.ts";
import { protectionContractsMessages as messages } from "../../messages.ts";

/** Nobody learns whose contract it is. */
export const planNotFound = (): AppError =>
  new AppError("not-found", { code: "protectionContract.notFound", message: messages.notFound });

/** A clear answer for what can't be done now. */
export const planConflict = (code: string, message: string): AppError =>
  new AppError("conflict", { code: `protectionContract.${code}`, message });

const WORDS: Readonly<Partial<Record<RatingRefusalCode, string>>> = {
  "already-canceled": messages.alreadyCanceled,
  "plan-ended": messages.ended,
  "date-before-sale": messages.beforeSale,
  "quote-gone": messages.quoteGone,
};

/** What an administrator's no, or its silence, is to the buyer who asked. */
export function errorOfProblem(problem: RatingProblem): AppError {
  if (problem.kind === "failure")
    return providerUnavailable("protectionContract.unavailable", messages.unavailable);
  if (problem.code === "mileage-below-sale") return milesTooLow();
  return planConflict(problem.code, WORDS[problem.code] ?? messages.callUs);
}

/** The odometer shows less than at the sale. */
export const milesTooLow = (): AppError =>
  new AppError("invalid", {
    code: "protectionContract.mileage-below-sale",
    message: messages.milesBelowSale,
    fields: { odometerMiles: messages.milesBelowSale },
  });
