import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { es } from "./texts/es-data.ts";

export const prequalificationModule = {
  name: "prequalification",
  texts: [es],
} satisfies ServerModule<never>;
