import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { ordersEndpoints } from "./http.ts";
import { forgetAccountOrders, hasOpenOrders } from "./server/account-orders.ts";
import { endReturnWindows } from "./server/end-return-windows.ts";
import { es } from "./texts/es-data.ts";

export const ordersModule = {
  name: "orders",
  texts: [es],
  endpoints: ordersEndpoints,
  periodic: [{ name: "end-return-windows", everyMs: 600_000, run: endReturnWindows }],
  accountHooks: [{ needsAccount: hasOpenOrders, forget: forgetAccountOrders }],
} satisfies ServerModule<never>;
