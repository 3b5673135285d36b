import { AppError } from "#platform/shared/app-error.ts";
import { languageOf } from "#modules/tenancy/domain/translate-tenant.ts";
import { inLanguage } from "#platform/shared/texts/language.ts";
import type { OrderParties } from "#modules/orders/domain/order-party.ts";
import { orderParties } from "#modules/orders/server/order-parties.ts";
import { requireStandingOffer } from "./internal/require-standing-offer.ts";
import { requireOpenOrder } from "#modules/orders/server/require-open-order.ts";
import type { BuyingSigner } from "#modules/contract-papers/domain/buying-signer.ts";
import { buyerNameOf } from "#modules/contract-papers/domain/contract-input.ts";
import { actingSigner } from "./signers/acting-signer.ts";
import type { ContractingContext } from "./contracting-context.ts";
import { findContract } from "#modules/contract-record/server/contracts-repo.ts";
import { hasSigned, isContractOver } from "#modules/contract-record/server/contract-state.ts";
import { endRefusedPackage, notStarted, sessionEnded } from "./internal/package-ended.ts";
import { keeperOf } from "#modules/signing-services/server/keeper-of.ts";
import { requireSignersOrder, type SignersInput } from "./signers/signers-order.ts";

/**
 * The vendor's signing page for one visit, where the retailer's signing service has its own. Made for each click,
 * because it is good for minutes only, and never stored. @throws AppError conflict `contract.signsHere`,
 * `contract.alreadySigned`, `error.validation.*` (SIGN-08)
 */
export async function openSigningPage(
  ctx: ContractingContext,
  input: SignersInput,
): Promise<{ readonly url: string }> {
  const { order, contract, parties } = await ctx.db.transaction(async (trx) => {
    const found = requireOpenOrder(await requireSignersOrder(trx, ctx, input));
    await requireStandingOffer(trx, ctx, found);
    return {
      order: found,
      contract: await findContract(trx, ctx, found.id),
      parties: await orderParties(trx, ctx, found.id),
    };
  });
  const { signing } = keeperOf(ctx, contract?.row.signing_vendor);
  if (signing.place === "here")
    throw new AppError("conflict", {
      code: "contract.signsHere",
      message: "Sign the contract on this page.",
    });
  if (contract === undefined || contract.row.started_at === null) throw notStarted();
  const signer = actingSigner(ctx, contract);
  if (hasSigned(contract, signer))
    throw new AppError("conflict", { code: "contract.alreadySigned", message: "You've already signed." });
  if (isContractOver(contract, ctx.clock.now()) || order.dealStatus === "VEXP")
    throw sessionEnded("error.validation.transactionExpired");
  const isSigner = ctx.actor.kind === "order-capability";
  const path = isSigner
    ? "/signing/hello-again"
    : `/progress/${encodeURIComponent(order.orderNumber)}/signing/thank-you`;
  const answer = await signing.openPage(ctx, {
    ref: contract.row.provider_ref,
    person: personOf(parties, signer),
    signer,
    returnUrl: `${ctx.caller?.origin ?? ""}${inLanguage(languageOf(ctx.tenant), path)}`,
  });
  if (answer.kind === "page") return { url: answer.url };
  await endRefusedPackage(ctx, { contract, code: answer.code });
  throw sessionEnded(answer.code);
}

function personOf(
  { buyer, coBuyer }: OrderParties,
  signer: BuyingSigner,
): { readonly name: string; readonly email: string } {
  const person = signer === "co-buyer" && coBuyer ? coBuyer : buyer;
  return { name: buyerNameOf(person), email: person.email };
}
