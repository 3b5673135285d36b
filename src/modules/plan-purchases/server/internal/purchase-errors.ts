import { AppError } from "#platform/shared/app-error.ts";
import { planPurchasesMessages as messages } from "../../messages.ts";

export const purchaseNotFound = (): AppError =>
  new AppError("not-found", { code: "planPurchase.notFound", message: messages.notFound });

/** The order takes no more plans, or the purchase is over. */
export const purchaseClosed = (): AppError =>
  new AppError("conflict", { code: "planPurchase.closed", message: messages.closed });

/** Other words, another price, or no such plan any longer. */
export const offerChanged = (): AppError =>
  new AppError("conflict", { code: "planPurchase.changed", message: messages.changed });

export const milesTooLow = (): AppError =>
  new AppError("invalid", {
    code: "planPurchase.milesBelowSale",
    message: messages.milesBelowSale,
    fields: { odometerMiles: messages.milesBelowSale },
  });
