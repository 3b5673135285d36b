import { es as app } from "#app/texts/es-data.ts";
import { es as analytics } from "#modules/analytics/texts/es-data.ts";
import { es as identity } from "#modules/identity/texts/es-data.ts";
import type { Dictionary } from "#platform/shared/text.ts";

/** Every Spanish text of the product, by its English one. A null prototype: texts are looked up by what people send. */
export const SPANISH: Dictionary = Object.assign(Object.create(null) as Dictionary, app, analytics, identity);
