import { AppError } from "#platform/shared/app-error.ts";
import type { IdentifiedBy } from "#modules/contract-record/domain/contract-event.ts";
import type { BuyingSigner } from "#modules/contract-papers/domain/buying-signer.ts";
import { contractingMessages } from "../../messages.ts";
import type { ContractingContext } from "../contracting-context.ts";
import type { Contract } from "#modules/contract-record/server/contracts-repo.ts";
import { hasSigned } from "#modules/contract-record/server/contract-state.ts";

/**
 * For whom a call acts: a co-buyer on a device of their own for themselves; on the buyer's device the buyer first, and
 * then the co-buyer beside them.
 */
export function actingSigner({ actor }: ContractingContext, contract: Contract): BuyingSigner {
  if (actor.kind === "order-capability" && actor.signer === "co-buyer") return "co-buyer";
  return contract.row.has_co_buyer && hasSigned(contract, "buyer") && !hasSigned(contract, "co-buyer")
    ? "co-buyer"
    : "buyer";
}

/**
 * The signer whom a page says it is for. Who says nothing means whoever is next.
 * @throws AppError conflict `contract.otherSigner` when somebody else signs here now
 */
export function requireSigner(
  ctx: ContractingContext,
  contract: Contract,
  wanted: BuyingSigner | undefined,
): BuyingSigner {
  const acting = actingSigner(ctx, contract);
  const signer = wanted ?? acting;
  if (signer === acting) return signer;
  // The same signature once more is no second one, whoever is next by now.
  const isOwn = ctx.actor.kind !== "order-capability" || ctx.actor.signer !== "co-buyer";
  if (isOwn && hasSigned(contract, signer)) return signer;
  throw new AppError("conflict", { code: "contract.otherSigner", message: contractingMessages.otherSigner });
}

/** How we know who signs. */
export function identifiedBy({ actor }: ContractingContext, signer: BuyingSigner): IdentifiedBy {
  if (signer === "co-buyer" && !(actor.kind === "order-capability" && actor.signer === "co-buyer"))
    return "together";
  return actor.kind === "order-capability" ? actor.proof : "account";
}
