import { es as analytics } from "#modules/analytics/texts/es-data.ts";
import { es as checkout } from "#modules/checkout/texts/es-data.ts";
import { es as comparison } from "#modules/comparison/texts/es-data.ts";
import { es as experiments } from "#modules/experiments/texts/es-data.ts";
import { es as favorites } from "#modules/favorites/texts/es-data.ts";
import { es as inventory } from "#modules/inventory/texts/es-data.ts";
import { es as searching } from "#modules/vehicle-search/texts/es-data.ts";
import { es as condition } from "#modules/inventory/texts/es-condition-data.ts";
import { es as vehicles } from "#modules/inventory/texts/es-vehicle-data.ts";
import { es as leads } from "#modules/leads/texts/es-data.ts";
import { es as personal } from "#modules/prequalification-results/texts/es-personal-data.ts";
import { es as pricing } from "#modules/pricing/texts/es-data.ts";
import { es as privacyRequests } from "#modules/privacy-requests/texts/es-data.ts";
import { es as savedSearches } from "#modules/saved-searches/texts/es-data.ts";
import { es as app } from "#app/texts/es-data.ts";

/** Texts of the pages before a purchase, in one file for the browser. */
export const texts: Readonly<Record<string, string>> = {
  ...analytics,
  ...checkout,
  ...comparison,
  ...experiments,
  ...favorites,
  ...inventory,
  ...searching,
  ...vehicles,
  ...condition,
  ...personal,
  ...pricing,
  ...leads,
  ...privacyRequests,
  ...savedSearches,
  ...app,
};
