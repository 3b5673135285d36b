import { es as contracting } from "#modules/contracting/texts/es-data.ts";
import { es as credit } from "#modules/credit/texts/es-data.ts";
import { es as documents } from "#modules/documents/texts/es-data.ts";
import { es as fulfillment } from "#modules/fulfillment/texts/es-data.ts";
import { es as idVerification } from "#modules/id-verification/texts/es-data.ts";
import { es as identity } from "#modules/sign-in/texts/es-data.ts";
import { es as insurance } from "#modules/insurance/texts/es-data.ts";
import { es as lenders } from "#modules/lenders/texts/es-data.ts";
import { es as orders } from "#modules/orders/texts/es-data.ts";
import { es as payments } from "#modules/payments/texts/es-data.ts";
import { es as progressTracker } from "#modules/progress-tracker/texts/es-data.ts";

/** Texts of the pages from signing in to delivery, in one file for the browser. */
export const es: Readonly<Record<string, string>> = {
  ...contracting,
  ...credit,
  ...documents,
  ...fulfillment,
  ...idVerification,
  ...identity,
  ...insurance,
  ...lenders,
  ...orders,
  ...payments,
  ...progressTracker,
};
