import { alertTexts } from "#modules/analytics/server/alert-texts.ts";
import { checkoutMessages } from "#modules/checkout/messages.ts";
import { contractingMessages } from "#modules/contracting/messages.ts";
import { documentsMessages } from "#modules/documents/messages.ts";
import { fulfilmentMessages } from "#modules/fulfilment/messages.ts";
import { idVerificationMessages } from "#modules/id-verification/messages.ts";
import { identityMessages } from "#modules/identity/messages.ts";
import { insuranceMessages } from "#modules/insurance/messages.ts";
import { inventoryMessages } from "#modules/inventory/messages.ts";
import { ordersMessages } from "#modules/orders/messages.ts";
import { paymentsMessages } from "#modules/payments/messages.ts";
import { progressTrackerMessages } from "#modules/progress-tracker/messages.ts";

/** The only words that analytics may keep of an alert (AN-01). */
export const knownAlertTexts = alertTexts([
  checkoutMessages,
  contractingMessages,
  documentsMessages,
  fulfilmentMessages,
  idVerificationMessages,
  identityMessages,
  insuranceMessages,
  inventoryMessages,
  ordersMessages,
  paymentsMessages,
  progressTrackerMessages,
]);
