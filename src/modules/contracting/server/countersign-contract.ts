import { dealRules } from "#modules/orders/domain/deal-types.ts";
import { AppError } from "#platform/shared/app-error.ts";
import { sealText } from "#platform/server/crypto/field-encryption.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { requireTransition } from "#platform/shared/transition-table.ts";
import { forReader } from "#modules/messaging/server/for-reader.ts";
import { queueMessage } from "#modules/messaging/server/queue-message.ts";
import { mailedCar } from "#modules/orders/domain/drawing/order-drawing.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import { getBuyerDetails } from "#modules/orders/server/drafts/buyer-details.ts";
import { transitionOrder } from "#modules/orders/server/transition-order.ts";
import { languageOf } from "#modules/tenancy/domain/translate-tenant.ts";
import { inLanguage } from "#platform/shared/texts/language.ts";
import { english } from "#platform/shared/texts/text.ts";
import { signingTransitions } from "#modules/signing-services/domain/signing-status.ts";
import { CONTRACT_COMPLETED, CONTRACT_COMPLETED_CO_BUYER, CONTRACT_COMPLETED_LINK } from "../messages.ts";
import type { ContractingContext } from "./contracting-context.ts";
import { appendEvent } from "#modules/contract-record/server/contract-events-repo.ts";
import { insertFiles } from "#modules/contract-record/server/contract-files-repo.ts";
import { signaturePlace } from "#modules/contract-record/server/contract-places.ts";
import {
  type ContractRow,
  findContract,
  insertSignature,
  updateContract,
} from "#modules/contract-record/server/contracts-repo.ts";
import { haveBuyersSigned, isContractOver } from "#modules/contract-record/server/contract-state.ts";
import { requireSoundContract } from "#modules/contract-record/server/evidence/sound-contract.ts";
import { printedName, type SellerHand } from "#modules/contract-record/server/evidence/evidence.ts";
import { readEvidence, signedCopy } from "#modules/contract-record/server/evidence/signed-copy.ts";
import { writeToCoBuyer } from "./internal/write-to-co-buyer.ts";
import { storedHands } from "#modules/contract-record/server/evidence/stored-hands.ts";

/** The retailer signed on the page of a signing service, which keeps the papers. */
interface VendorCountersignature {
  readonly signedAt: Date;
  readonly copy: Buffer;
}

/**
 * SIGN-09: the retailer signs after everybody who buys; the car is sold and a cash deal is booked.
 * Twice is once. @throws AppError conflict `state.transitionNotAllowed` before the buyer signed
 */
export async function countersignContract(
  trx: TenantTransaction,
  ctx: ContractingContext,
  order: Order,
): Promise<void> {
  await completeContract(trx, ctx, { order });
}

/** The same, for a retailer who signed on our page or on a vendor's. */
export async function completeContract(
  trx: TenantTransaction,
  ctx: ContractingContext,
  { order, vendor }: { readonly order: Order; readonly vendor?: VendorCountersignature },
): Promise<void> {
  const contract = await findContract(trx, ctx, order.id);
  if (contract?.row.status === "Completed") return;
  if (contract === undefined || !haveBuyersSigned(contract) || isContractOver(contract, ctx.clock.now())) {
    throw new AppError("conflict", {
      code: "state.transitionNotAllowed",
      message: "The buyer has to sign before the retailer can.",
    });
  }
  const { row } = contract;
  requireTransition(signingTransitions, row.status, "Completed");
  await requireSoundContract(trx, ctx, contract);
  const signedAt = vendor?.signedAt ?? ctx.clock.now();
  const seller = sellerHand(ctx, signedAt);
  await keepCountersignature(trx, ctx, { row, seller });
  const bytes = vendor?.copy ?? (await completedCopy(trx, ctx, { order, row, seller }));
  if (bytes !== undefined) {
    const file = { name: "completed", title: "Completed contract", position: 91, bytes };
    await insertFiles(trx, ctx, { packageId: row.id, files: [file] });
  }
  await sell(trx, ctx, order);
  await notifyBuyer(trx, ctx, { order, origin: row.site_origin === null ? null : ctx.siteOrigin });
  if (row.has_co_buyer) await writeToCoBuyer(trx, ctx, { order, template: CONTRACT_COMPLETED_CO_BUYER });
  await ctx.contractNews.countersigned(trx, ctx, order);
}

async function keepCountersignature(
  trx: TenantTransaction,
  ctx: ContractingContext,
  { row, seller }: { readonly row: ContractRow; readonly seller: SellerHand },
): Promise<void> {
  await insertSignature(trx, ctx, {
    package_id: row.id,
    role: "dealer",
    name_sealed: sealText(ctx.keys, signaturePlace(row.id, "dealer"), printedName(seller)),
    document_hash: row.document_hash,
    consent_version: null,
    signed_at: seller.signedAt,
  });
  await updateContract(trx, ctx, { id: row.id, set: { status: "Completed" } });
  const { document_hash: documentHash, id: packageId } = row;
  await appendEvent(trx, ctx, {
    packageId,
    kind: "countersigned",
    actor: "dealer",
    documentHash,
    at: seller.signedAt,
  });
}

/** The car is sold; a deal that no lender has to fund is booked as well. */
async function sell(trx: TenantTransaction, ctx: ContractingContext, order: Order): Promise<void> {
  const reason = english("We countersigned your contract.");
  await transitionOrder(trx, ctx, {
    orderId: order.id,
    orderStatus: "SOLD",
    dealStatus: "SIGN",
    actor: "retailer",
    reason,
  });
  if (!dealRules(order.dealType).hasLender) {
    await transitionOrder(trx, ctx, {
      orderId: order.id,
      dealStatus: "BOOK",
      actor: "retailer",
      reason: english("Your sale was recorded."),
    });
  }
}

/** The person whom the retailer names, or its legal name alone. */
function sellerHand({ tenant }: ContractingContext, signedAt: Date): SellerHand {
  const { legalName: company } = tenant;
  const { signatory } = tenant.config.contracting;
  return { name: signatory?.name ?? company, title: signatory?.title ?? null, company, signedAt };
}

/** All papers with all signatures; undefined for a contract from before papers were kept. */
async function completedCopy(
  trx: TenantTransaction,
  ctx: ContractingContext,
  input: {
    readonly order: Order;
    readonly row: ContractRow;
    readonly seller: SellerHand;
  },
): Promise<Buffer | undefined> {
  const { order, row, seller } = input;
  const { buyer, "co-buyer": coBuyer } = await storedHands(trx, ctx, row.id);
  if (row.version < 2 || buyer === undefined) return undefined;
  const contract = await findContract(trx, ctx, order.id);
  if (contract === undefined) return undefined;
  const evidence = await readEvidence(trx, ctx, { contract, order });
  return signedCopy(ctx, { evidence, signatures: { buyer, coBuyer, seller } });
}

/** The link leads to the contract behind the sign-in; no mail ever carries the contract itself. */
async function notifyBuyer(
  trx: TenantTransaction,
  ctx: ContractingContext,
  { order, origin }: { readonly order: Order; readonly origin: string | null },
): Promise<void> {
  const { email, firstName = "" } = await getBuyerDetails(trx, ctx, order.id);
  if (!email) return;
  const params = { firstName, vehicle: order.snapshot.vehicle.title, orderNumber: order.orderNumber };
  const car = mailedCar(order);
  if (origin === null) {
    await queueMessage(trx, ctx, { channel: "email", to: email, template: CONTRACT_COMPLETED, params, car });
    return;
  }
  const language = languageOf((await forReader(trx, ctx, email)).tenant);
  const page = inLanguage(language, `/signing/review?orderNumber=${encodeURIComponent(order.orderNumber)}`);
  const link = `${origin}${page}`;
  const template = CONTRACT_COMPLETED_LINK;
  await queueMessage(trx, ctx, { channel: "email", to: email, template, car, params: { ...params, link } });
}
