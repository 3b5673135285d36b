import { es as app } from "#app/texts/es-data.ts";
import type { Dictionary } from "#platform/shared/texts/text.ts";
import { MODULES } from "../modules.ts";

const ALL: readonly Dictionary[] = [app, ...MODULES.flatMap((module) => module.texts ?? [])];

/** Every Spanish text of the product, by its English one. A null prototype: texts are looked up by what people send. */
export const SPANISH: Dictionary = Object.assign(Object.create(null) as Dictionary, ...ALL) as Dictionary;
