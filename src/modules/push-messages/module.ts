import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { pushEndpoints } from "./http.ts";
import { es } from "./texts/es-data.ts";

export const pushMessagesModule = {
  name: "push-messages",
  texts: [es],
  endpoints: pushEndpoints,
} satisfies ServerModule<never>;
