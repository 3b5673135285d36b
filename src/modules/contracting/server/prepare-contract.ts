import { sealText } from "#platform/server/field-encryption.ts";
import type { TenantTransaction } from "#platform/server/tenant-database.ts";
import { hasSigningDocuments } from "#modules/documents/domain/document-step-status.ts";
import { readDocuments } from "#modules/documents/server/list-documents.ts";
import { buyersGuide, type BuyersGuideView } from "#modules/inventory/domain/buyers-guide.ts";
import { queueMessage } from "#modules/messaging/server/queue-message.ts";
import type { DealStatus, Order } from "#modules/orders/domain/order.ts";
import { getBuyerDetails } from "#modules/orders/server/buyer-details.ts";
import { requireOrder } from "#modules/orders/server/find-order-for-step.ts";
import { lookAtOrder } from "#modules/orders/server/look-at-order.ts";
import { requireOpenOrder } from "#modules/orders/server/require-open-order.ts";
import { transitionOrder } from "#modules/orders/server/transition-order.ts";
import type { Cents } from "#platform/shared/money.ts";
import { english } from "#platform/shared/text.ts";
import { buyerNameOf } from "../domain/contract-input.ts";
import { contractPackage } from "../domain/contract-package.ts";
import type { ContractPackage } from "../domain/package-document.ts";
import { factorsOf } from "../domain/signer-factors.ts";
import { CONTRACT_READY } from "../messages.ts";
import type { PaperToSign } from "../providers/signing-provider.ts";
import type { ContractingContext } from "./contracting-context.ts";
import { appendEvent } from "./internal/contract-events-repo.ts";
import { type ContractFile, insertFiles, packageHash, sha256Of } from "./internal/contract-files-repo.ts";
import { countContracts, findContract, insertContract, updateContract } from "./internal/contracts-repo.ts";
import { contractPlace } from "./internal/contract-places.ts";
import { termsOfTenant } from "./internal/contract-terms.ts";
import { isContractOver } from "./internal/contract-state.ts";
import { papersOf } from "./internal/papers-of.ts";
import { replaceSigner } from "./internal/signers-repo.ts";

/** A package may be signed for this long. */
const LIFETIME_MS = 14 * 24 * 60 * 60 * 1000;

export type PreparedContract = "ready" | "documents-missing" | "waits-for-retailer" | "already-there";

interface Draft {
  readonly order: Order;
  readonly package: ContractPackage;
  /** Which package of its order this is, from 0. */
  readonly number: number;
  readonly email: string;
  readonly contractDay: Date;
  /** What had arrived of a deposit when the papers were made (PMT-07). */
  readonly depositCents: Cents;
}

interface Papers {
  readonly draft: Draft;
  readonly files: readonly ContractFile[];
  readonly hash: string;
  readonly ref: string;
  readonly expiresAt: Date;
}

/**
 * Table J, in the order Verified, DocumentsSubmittedForSigning: verifies the deal, makes a package of the exact
 * papers and tells the buyer. A package that is over is replaced; one that can be signed stays. Cut off anywhere
 * it starts again with the same papers, for which the provider makes one package.
 * @param input.byRetailer the retailer asked for it; else it happens only where contracting is automated (TEN-05)
 */
export async function prepareContract(
  ctx: ContractingContext,
  input: { readonly orderId: string; readonly byRetailer?: boolean },
): Promise<PreparedContract> {
  const draft = await ctx.db.transaction((trx) => draftContract(trx, ctx, input));
  if (typeof draft === "string") return draft;
  const papers = await papersOf(ctx, draft);
  const hash = packageHash(papers.map(({ name, bytes }) => ({ name, sha256: sha256Of(bytes) })));
  const expiresAt = new Date(ctx.clock.now().getTime() + LIFETIME_MS);
  const { ref } = await ctx.signingProvider.createPackage(ctx, {
    key: `${draft.order.id}_${draft.number}_${hash.slice(0, 16)}`,
    title: `Your contract for the ${draft.order.snapshot.vehicle.title}`,
    documentHash: hash,
    expiresAt,
    papers,
    buyer: { name: draft.package.buyer, email: draft.email },
    seller: { name: sellerName(ctx), email: ctx.tenant.contactUsEmail },
  });
  const files = papers.map(toFile);
  return ctx.db.transaction((trx) => storeContract(trx, ctx, { draft, files, hash, ref, expiresAt }));
}

/** Who countersigns at a signing service: the person whom the retailer names. */
const sellerName = ({ tenant }: ContractingContext): string =>
  tenant.config.contracting.signatory?.name ?? tenant.legalName;

const toFile = ({ name, title, bytes }: PaperToSign, position: number): ContractFile => ({
  name,
  title,
  position,
  bytes: Buffer.from(bytes),
});

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
  const buyer = await getBuyerDetails(trx, ctx, order.id);
  const contractDay = startOfDay(ctx.clock.now());
  const depositCents = await depositOf(trx, ctx, order);
  return {
    order,
    contractDay,
    depositCents,
    email: buyer.email ?? "",
    number: await countContracts(trx, ctx, order.id),
    package: contractPackage({
      orderNumber: order.orderNumber,
      dealType: order.dealType,
      snapshot: { ...order.snapshot, depositCents },
      ...termsOfTenant(ctx.tenant, order),
      buyer,
      guide: guideOf(ctx, order),
      dates: datesOf(order, ctx.clock.now()),
    }),
  };
}

/** What the papers may say was received; the snapshot is from before anything could be. */
export async function depositOf(
  trx: TenantTransaction,
  ctx: ContractingContext,
  order: Order,
): Promise<Cents> {
  const received = await ctx.depositFacts.readDepositReceived(trx, ctx, order);
  return Math.min(received, order.snapshot.amountDueCents);
}

/** The rule of the vehicle's page, so that page and paper never disagree. */
function guideOf({ tenant }: ContractingContext, { snapshot }: Order): BuyersGuideView | null {
  const { vehicle, rooftop } = snapshot;
  return buyersGuide(tenant.config, { condition: vehicle.condition, state: rooftop.state });
}

/** Papers made again on the same day are the same bytes. */
const startOfDay = (now: Date): Date => new Date(`${now.toISOString().slice(0, 10)}T00:00:00Z`);

const DAY_MS = 24 * 60 * 60 * 1000;

/** A lease's second payment and a loan's first, as the order was quoted. */
function datesOf({ snapshot }: Order, now: Date): { contract: string; firstPayment: string } {
  const { terms, rooftop } = snapshot;
  const days = terms?.kind === "finance" ? terms.daysToFirstPayment : 30;
  const format = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: rooftop.timeZone });
  return {
    contract: format.format(now),
    firstPayment: format.format(new Date(now.getTime() + days * DAY_MS)),
  };
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
  return buyerNameOf(await getBuyerDetails(trx, ctx, orderId));
}

async function storeContract(
  trx: TenantTransaction,
  ctx: ContractingContext,
  { draft, files, hash, ref, expiresAt }: Papers,
): Promise<PreparedContract> {
  // The order's row is the lock: of two at once, the second finds the first one's package.
  let order = await transitionOrder(trx, ctx, { orderId: draft.order.id, actor: "contracting", reason: "" });
  const old = await findContract(trx, ctx, order.id);
  if (old) {
    if (!isContractOver(old, ctx.clock.now()) && order.dealStatus !== "VEXP") return "already-there";
    if (!["Cancelled", "Declined", "Expired"].includes(old.row.status)) {
      await updateContract(trx, ctx, { id: old.row.id, set: { status: "Expired" } });
      await appendEvent(trx, ctx, {
        packageId: old.row.id,
        kind: "expired",
        actor: "system",
        documentHash: old.row.document_hash,
      });
    }
  }
  const id = ctx.ids.next("con");
  await insertContract(trx, ctx, {
    id,
    order_id: order.id,
    status: "Sent",
    provider_ref: ref,
    version: 3,
    document_hash: hash,
    document_sealed: sealText(ctx.keys, contractPlace(id), JSON.stringify(draft.package)),
    is_notification_sent: true,
    expires_at: expiresAt,
    started_at: null,
    site_origin: null,
    deposit_cents: draft.depositCents,
  });
  await insertFiles(trx, ctx, { packageId: id, files });
  await lookAtOrder(trx, ctx, { orderId: order.id, at: expiresAt });
  for (const kind of ["created", "sent"] as const)
    await appendEvent(trx, ctx, { packageId: id, kind, actor: "system", documentHash: hash });
  await rememberSigner(trx, ctx, order);
  const isVerified = await ctx.verificationFacts.isVerified(trx, ctx, order);
  for (const dealStatus of stepsToSigning(order.dealStatus, isVerified)) {
    order = await transitionOrder(trx, ctx, {
      orderId: order.id,
      dealStatus,
      actor: "contracting",
      reason: REASONS[dealStatus] ?? "",
    });
  }
  const reason = english("Your contract is ready to sign.");
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
  VPEN: english("Your order was submitted for verification again."),
  VRFY: english("Your order was verified."),
  VRWR: english("Your documents were taken for the contract. Insurance and ID are still to be verified."),
  SUBS: english("Your contract was submitted for signing."),
};

/**
 * Table D: the way from where the deal is to SUBS; a deal signed before keeps its status. Verified with warnings (VRWR)
 * where documents stand in for the insurance or the ID (SIGN-05): nothing says "verified" that nobody verified.
 */
function stepsToSigning(status: DealStatus, isVerified: boolean): readonly DealStatus[] {
  const verdict = isVerified ? "VRFY" : "VRWR";
  if (status === "VEXP" || status === "VRFA") return ["VPEN", verdict, "SUBS"];
  if (status === "VPEN") return [verdict, "SUBS"];
  return status === "VRFY" || status === "VRWR" ? ["SUBS"] : [];
}

async function tellBuyer(trx: TenantTransaction, ctx: ContractingContext, order: Order): Promise<void> {
  const { email, firstName = "" } = await getBuyerDetails(trx, ctx, order.id);
  if (!email) return;
  const params = { firstName, vehicle: order.snapshot.vehicle.title, orderNumber: order.orderNumber };
  await queueMessage(trx, ctx, { channel: "email", to: email, template: CONTRACT_READY, params });
}
