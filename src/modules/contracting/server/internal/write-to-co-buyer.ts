import { forGuest } from "#modules/messaging/server/for-reader.ts";
import { preparedMessage, queuePrepared } from "#modules/messaging/server/queue-message.ts";
import { mailedCar } from "#modules/orders/domain/drawing/order-drawing.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import { orderParties } from "#modules/orders/server/order-parties.ts";
import { languageOf } from "#modules/tenancy/domain/translate-tenant.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { inLanguage } from "#platform/shared/texts/language.ts";
import type { CONTRACT_READY_CO_BUYER } from "../../messages.ts";
import type { ContractingContext } from "../contracting-context.ts";

/** Writes who buys together with the buyer; the page asks for a passcode, because they have no account. */
export async function writeToCoBuyer(
  trx: TenantTransaction,
  ctx: ContractingContext,
  input: {
    readonly order: Order;
    readonly template: typeof CONTRACT_READY_CO_BUYER;
  },
): Promise<void> {
  const { order, template } = input;
  const { buyer, coBuyer } = await orderParties(trx, ctx, order.id);
  if (coBuyer === null || coBuyer.email === "") return;
  const reader = await forGuest(trx, ctx, { to: coBuyer.email, language: coBuyer.language });
  const mail = preparedMessage(reader, {
    channel: "email",
    to: coBuyer.email,
    template,
    car: mailedCar(order),
    params: {
      firstName: coBuyer.firstName,
      buyer: buyer.firstName,
      vehicle: order.snapshot.vehicle.title,
      orderNumber: order.orderNumber,
      link: `${ctx.siteOrigin}${inLanguage(languageOf(reader.tenant), "/signing/hello-again")}`,
    },
  });
  await queuePrepared(trx, ctx, [mail]);
}
