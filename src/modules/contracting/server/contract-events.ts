import { AppError } from "#platform/shared/app-error.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import { defineEvents, final, latest } from "#modules/order-steps/server/step-events.ts";
import type { ContractingContext } from "./contracting-context.ts";
import { countersignContract } from "./countersign-contract.ts";
import { cancelContract, expireVerification } from "./package/end-contract.ts";
import { prepareContract } from "./package/prepare-contract.ts";

declare module "#modules/orders/domain/event-order.ts" {
  interface EventSubjects {
    contract: true;
  }
}

/** What the signing service and the retailer say about the contract. */
export const contractEvents = defineEvents<ContractingContext>()({
  details: {},
  rules: {
    "contract.ready": { ...latest("contract"), outside: makeReady },
    "contract.cancelled": {
      ...latest("contract"),
      apply: (trx, ctx, { order }) => cancelContract(trx, ctx, order),
    },
    "contract.countersigned": {
      ...final(),
      apply: (trx, ctx, { order }) => countersignContract(trx, ctx, order),
    },
    "verification.expired": {
      ...latest("contract"),
      apply: (trx, ctx, { order }) => expireVerification(trx, ctx, order),
    },
  },
});

async function makeReady(ctx: ContractingContext, order: Order): Promise<void> {
  const prepared = await prepareContract(ctx, { orderId: order.id, byRetailer: true });
  if (prepared === "held") {
    throw new AppError("conflict", {
      code: "contract.checkOpen",
      message:
        "A person has to look at the buyer first: answer with screening.cleared or screening.confirmed.",
    });
  }
  if (prepared === "offer-gone") {
    throw new AppError("conflict", {
      code: "contract.offerTakenBack",
      message: "The lender took its offer back. The contract can be made once the offer stands again.",
    });
  }
  if (prepared === "documents-missing") {
    throw new AppError("conflict", {
      code: "state.transitionNotAllowed",
      message: "The contract needs the driver's license and the insurance card first.",
    });
  }
}
