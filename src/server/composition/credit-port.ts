import type { CreditPort } from "#modules/deal-drafts/server/checkout-context.ts";
import {
  callOff,
  holdOffers,
  lookAgain,
  readAnswers,
  readOwnAnswers,
  takeBack,
} from "#modules/credit/server/credit-port.ts";
import { submitApplication } from "#modules/credit/server/submit-application.ts";

/** Checkout sends applications to, and reads answers from, the module that keeps them. */
export const creditPort: CreditPort = {
  takesApplications: true,
  submitApplication,
  readAnswers,
  readOwnAnswers,
  holdOffers,
  callOff,
  lookAgain,
  takeBack,
};
