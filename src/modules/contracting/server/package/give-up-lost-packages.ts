import { requireOrder } from "#modules/orders/server/find-order-for-step.ts";
import { settleLostPackages } from "#modules/signing-services/server/package-intents.ts";
import type { ContractingContext } from "../contracting-context.ts";
import { abandonPackage } from "../internal/abandon-package.ts";

/** Packages that a process made before it ended, and that are no order's contract, are voided at the signing service. */
export async function giveUpLostPackages(ctx: ContractingContext): Promise<void> {
  await settleLostPackages(ctx, {
    purpose: "contract",
    hold: (trx, held, id) => requireOrder(trx, held, { id, lock: true }),
    giveUp: (trx, held, { subjectId: orderId, ...made }) => abandonPackage(trx, held, { orderId, ...made }),
  });
}
