import { es as app } from "#app/texts/es-data.ts";
import { es as analytics } from "#modules/analytics/texts/es-data.ts";
import { es as checkout } from "#modules/checkout/texts/es-data.ts";
import { es as comparison } from "#modules/comparison/texts/es-data.ts";
import { es as contracting } from "#modules/contracting/texts/es-data.ts";
import { es as content } from "#modules/content/texts/es-data.ts";
import { es as credit } from "#modules/credit/texts/es-data.ts";
import { es as documents } from "#modules/documents/texts/es-data.ts";
import { es as experiments } from "#modules/experiments/texts/es-data.ts";
import { es as favorites } from "#modules/favorites/texts/es-data.ts";
import { es as fulfillment } from "#modules/fulfillment/texts/es-data.ts";
import { es as idVerification } from "#modules/id-verification/texts/es-data.ts";
import { es as identity } from "#modules/sign-in/texts/es-data.ts";
import { es as insurance } from "#modules/insurance/texts/es-data.ts";
import { es as inventory } from "#modules/inventory/texts/es-data.ts";
import { es as lenders } from "#modules/lenders/texts/es-data.ts";
import { es as searching } from "#modules/vehicle-search/texts/es-data.ts";
import { es as vehicles } from "#modules/inventory/texts/es-vehicle-data.ts";
import { es as leads } from "#modules/leads/texts/es-data.ts";
import { es as orders } from "#modules/orders/texts/es-data.ts";
import { es as payments } from "#modules/payments/texts/es-data.ts";
import { es as pricing } from "#modules/pricing/texts/es-data.ts";
import { es as privacyRequests } from "#modules/privacy-requests/texts/es-data.ts";
import { es as progressTracker } from "#modules/progress-tracker/texts/es-data.ts";
import { es as savedSearches } from "#modules/saved-searches/texts/es-data.ts";
import { es as tenancy } from "#modules/tenancy/texts/es-data.ts";
import type { Dictionary } from "#platform/shared/texts/text.ts";

const ALL: readonly Dictionary[] = [
  app,
  analytics,
  checkout,
  comparison,
  contracting,
  content,
  credit,
  documents,
  experiments,
  favorites,
  fulfillment,
  idVerification,
  identity,
  insurance,
  inventory,
  leads,
  lenders,
  searching,
  vehicles,
  pricing,
  orders,
  payments,
  privacyRequests,
  progressTracker,
  savedSearches,
  tenancy,
];

/** Every Spanish text of the product, by its English one. A null prototype: texts are looked up by what people send. */
export const SPANISH: Dictionary = Object.assign(Object.create(null) as Dictionary, ...ALL) as Dictionary;
