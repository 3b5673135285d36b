import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { es } from "./texts/es-data.ts";

export const contractRecordModule = { name: "contract-record", texts: [es] } satisfies ServerModule<never>;
