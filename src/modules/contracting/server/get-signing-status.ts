import { requireOwnedOrder } from "#modules/orders/server/find-order-for-step.ts";
import { readDocuments } from "#modules/documents/server/list-documents.ts";
import type { SigningReadiness, SigningState } from "#modules/signing-services/domain/signing-status.ts";
import type { ContractingContext } from "./contracting-context.ts";
import { type ContractFacts, readContractFacts } from "./read-contract-facts.ts";

interface Input {
  readonly orderNumber: string;
}

/** API-04. */
export async function getSigningReadiness(ctx: ContractingContext, input: Input): Promise<SigningReadiness> {
  return (await ownedFacts(ctx, input)).readiness;
}

/** API-05; a package that is over shows as Cancelled (SIGN-08). */
export async function getSigningStatus(ctx: ContractingContext, input: Input): Promise<SigningState> {
  return (await ownedFacts(ctx, input)).state;
}

async function ownedFacts(ctx: ContractingContext, input: Input): Promise<ContractFacts> {
  return ctx.db.transaction(async (trx) => {
    const order = await requireOwnedOrder(trx, ctx, input.orderNumber);
    return readContractFacts(trx, ctx, {
      order,
      documents: await readDocuments(trx, ctx, order),
    });
  });
}
