import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { es } from "./texts/es-data.ts";

export const underwritingModule = { name: "underwriting", texts: [es] } satisfies ServerModule<never>;
