import { sql } from "kysely";
import type { DueRows } from "#platform/server/database/transactions/due-tenants.ts";
import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { ordersEndpoints } from "./http.ts";
import { forgetAccountOrders, hasOpenOrders } from "./server/account-orders.ts";
import { endReturnWindows } from "./server/end-return-windows.ts";
import { es } from "./texts/es-data.ts";

const delivered: DueRows = { table: "orders", where: () => sql`order_status = 'DELIVERED'` };

export const ordersModule = {
  name: "orders",
  texts: [es],
  endpoints: ordersEndpoints,
  periodic: [{ name: "end-return-windows", everyMs: 600_000, run: endReturnWindows, due: delivered }],
  accountHooks: [{ needsAccount: hasOpenOrders, forget: forgetAccountOrders }],
} satisfies ServerModule<never>;
