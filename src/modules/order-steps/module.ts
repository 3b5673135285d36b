import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { orderStepsEndpoints } from "./http.ts";

export const orderStepsModule = {
  name: "order-steps",
  endpoints: orderStepsEndpoints,
} satisfies ServerModule<never>;
