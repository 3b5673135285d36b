import type { CreditPort } from "#modules/checkout/server/checkout-context.ts";
import { checkoutMessages } from "#modules/checkout/messages.ts";
import { AppError } from "#platform/shared/app-error.ts";

/** Nobody takes applications for credit yet. */
export const creditPort: CreditPort = {
  takesApplications: false,
  submitApplication() {
    const message = checkoutMessages["checkout.cannotFinance"];
    return Promise.reject(new AppError("conflict", { code: "credit.notOffered", message }));
  },
  readAnswers: () => Promise.resolve([]),
  acceptOffer: () => Promise.resolve(),
  callOff: () => Promise.resolve(),
};
