import { createHash } from "node:crypto";
import { sealText } from "#platform/server/field-encryption.ts";
import type { TenantTransaction } from "#platform/server/tenant-database.ts";
import { hasSigningDocuments } from "#modules/documents/domain/document-step-status.ts";
import { readDocuments } from "#modules/documents/server/list-documents.ts";
import { queueMessage } from "#modules/messaging/server/queue-message.ts";
import type { DealStatus, Order } from "#modules/orders/domain/order.ts";
import { getBuyerDetails } from "#modules/orders/server/buyer-details.ts";
import { requireOrder } from "#modules/orders/server/find-order-for-step.ts";
import { requireOpenOrder } from "#modules/orders/server/require-open-order.ts";
import { transitionOrder } from "#modules/orders/server/transition-order.ts";
import { type ContractDocument, contractDocument, contractText } from "../domain/contract-document.ts";
import { factorsOf } from "../domain/signer-factors.ts";
import { CONTRACT_READY } from "../messages.ts";
import type { ContractingContext } from "./contracting-context.ts";
import { findContract, insertContract, updateContract } from "./internal/contracts-repo.ts";
import { isContractOver } from "./internal/contract-state.ts";
import { replaceSigner } from "./internal/signers-repo.ts";

/** A package may be signed for this long. */
const LIFETIME_MS = 14 * 24 * 60 * 60 * 1000;

export type PreparedContract = "ready" | "documents-missing" | "waits-for-retailer" | "already-there";

/** Where the sealed contract lives. */
export const contractPlace = (packageId: string): string => `contract_package|document|${packageId}`;

interface Draft {
  readonly order: Order;
  readonly document: ContractDocument;
  readonly hash: string;
}

/**
 * Table J, in the order Verified, DocumentsSubmittedForSigning: verifies the deal, makes a package around the
 * exact contract and tells the buyer. A package that is over is replaced; one that can be signed stays.
 * @param input.byRetailer the retailer asked for it; else it happens only where contracting is automated (TEN-05)
 */
export async function prepareContract(
  ctx: ContractingContext,
  input: { readonly orderId: string; readonly byRetailer?: boolean },
): Promise<PreparedContract> {
  const draft = await ctx.db.transaction((trx) => draftContract(trx, ctx, input));
  if (typeof draft === "string") return draft;
  const expiresAt = new Date(ctx.clock.now().getTime() + LIFETIME_MS);
  const { ref } = await ctx.signingProvider.createPackage(ctx, { documentHash: draft.hash, expiresAt });
  return ctx.db.transaction((trx) => storeContract(trx, ctx, { draft, ref, expiresAt }));
}

async function draftContract(
  trx: TenantTransaction,
  ctx: ContractingContext,
  { orderId, byRetailer = false }: { orderId: string; byRetailer?: boolean },
): Promise<Draft | PreparedContract> {
  const order = requireOpenOrder(await requireOrder(trx, ctx, { id: orderId }));
  const contract = await findContract(trx, ctx, orderId);
  if (contract && !isContractOver(contract, ctx.clock.now()) && order.dealStatus !== "VEXP")
    return "already-there";
  if (!hasSigningDocuments(await readDocuments(trx, ctx, order))) return "documents-missing";
  if (!byRetailer && !isAutomated(ctx, order)) return "waits-for-retailer";
  const document = contractDocument({
    orderNumber: order.orderNumber,
    snapshot: order.snapshot,
    sellerLegalName: ctx.tenant.legalName,
    buyerName: await buyerName(trx, ctx, order.id),
  });
  return { order, document, hash: createHash("sha256").update(contractText(document)).digest("hex") };
}

/** TEN-05: creating, verifying and sending for signature all run by themselves for this flow type. */
function isAutomated(ctx: ContractingContext, { dealType }: Order): boolean {
  const { cash, finance, lease } = ctx.tenant.config.contracting;
  const flow = { Cash: cash, Finance: finance, Lease: lease }[dealType];
  return flow.createContract && flow.verifyContract && flow.initiateSigning;
}

/** Full name as the contract prints it. */
export async function buyerName(
  trx: TenantTransaction,
  ctx: ContractingContext,
  orderId: string,
): Promise<string> {
  const { firstName = "", lastName = "" } = await getBuyerDetails(trx, ctx, orderId);
  return `${firstName} ${lastName}`.trim();
}

async function storeContract(
  trx: TenantTransaction,
  ctx: ContractingContext,
  { draft, ref, expiresAt }: { draft: Draft; ref: string; expiresAt: Date },
): Promise<PreparedContract> {
  // The order's row is the lock: of two at once, the second finds the first one's package.
  let order = await transitionOrder(trx, ctx, { orderId: draft.order.id, actor: "contracting", reason: "" });
  const old = await findContract(trx, ctx, order.id);
  if (old) {
    if (!isContractOver(old, ctx.clock.now()) && order.dealStatus !== "VEXP") return "already-there";
    if (!["Cancelled", "Declined", "Expired"].includes(old.row.status)) {
      await updateContract(trx, ctx, { id: old.row.id, set: { status: "Expired" } });
    }
  }
  const id = ctx.ids.next("con");
  await insertContract(trx, ctx, {
    id,
    order_id: order.id,
    status: "Sent",
    provider_ref: ref,
    document_hash: draft.hash,
    document_sealed: sealText(ctx.keys, contractPlace(id), JSON.stringify(draft.document)),
    is_notification_sent: true,
    expires_at: expiresAt,
    started_at: null,
  });
  await rememberSigner(trx, ctx, order);
  for (const dealStatus of stepsToSigning(order.dealStatus)) {
    order = await transitionOrder(trx, ctx, {
      orderId: order.id,
      dealStatus,
      actor: "contracting",
      reason: REASONS[dealStatus] ?? "",
    });
  }
  const reason = "Your contract is ready to sign.";
  await transitionOrder(trx, ctx, {
    orderId: order.id,
    orderStatus: "CONTRACT_PENDING",
    actor: "contracting",
    reason,
  });
  await tellBuyer(trx, ctx, order);
  return "ready";
}

/** OP-23: by what the buyer is recognised who comes back to sign without the account's password. */
async function rememberSigner(trx: TenantTransaction, ctx: ContractingContext, order: Order): Promise<void> {
  const { lastName, phone, email } = await getBuyerDetails(trx, ctx, order.id);
  const dealIds = [order.orderNumber, order.id, order.dealRefId];
  await replaceSigner(trx, ctx, {
    orderId: order.id,
    factors: factorsOf({ dealIds, lastName, phone, email }),
  });
}

const REASONS: Readonly<Partial<Record<DealStatus, string>>> = {
  VPEN: "Your order was submitted for verification again.",
  VRFY: "Your order was verified.",
  SUBS: "Your contract was submitted for signing.",
};

/** Table D: the way from where the deal is to SUBS; a deal signed before keeps its status. */
function stepsToSigning(status: DealStatus): readonly DealStatus[] {
  if (status === "VEXP" || status === "VRFA") return ["VPEN", "VRFY", "SUBS"];
  if (status === "VPEN") return ["VRFY", "SUBS"];
  return status === "VRFY" || status === "VRWR" ? ["SUBS"] : [];
}

async function tellBuyer(trx: TenantTransaction, ctx: ContractingContext, order: Order): Promise<void> {
  const { email, firstName = "" } = await getBuyerDetails(trx, ctx, order.id);
  if (!email) return;
  const params = { firstName, vehicle: order.snapshot.vehicle.title, orderNumber: order.orderNumber };
  await queueMessage(trx, ctx, { channel: "email", to: email, template: CONTRACT_READY, params });
}
