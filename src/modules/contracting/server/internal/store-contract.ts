import { sealJson } from "#platform/server/crypto/field-encryption.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { Cents } from "#platform/shared/money.ts";
import { english } from "#platform/shared/texts/text.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import { viewOrder } from "#modules/orders/server/view-order.ts";
import { orderParties } from "#modules/orders/server/order-parties.ts";
import { transitionOrder } from "#modules/orders/server/transition-order.ts";
import { writeToBuyer } from "#modules/orders/server/write-to-buyer.ts";
import type { ContractingSteps } from "../../domain/contracting-steps.ts";
import type { ContractPackage } from "#modules/contract-papers/domain/package-document.ts";
import { factorsOf } from "../../domain/signer-factors.ts";
import { isSigningEnded } from "#modules/signing-services/domain/signing-status.ts";
import { contractStep } from "../../domain/contract-step.ts";
import { CONTRACT_READY, CONTRACT_READY_CO_BUYER } from "../../messages.ts";
import { stepPath } from "#modules/order-steps/domain/step-path.ts";
import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";
import { languageOf } from "#modules/tenancy/domain/translate-tenant.ts";
import { inLanguage } from "#platform/shared/texts/language.ts";
import { findAbandoned } from "#modules/contract-record/server/abandoned-packages-repo.ts";
import { voidPackage } from "#modules/signing-services/server/void-package.ts";
import type { ContractingContext } from "../contracting-context.ts";
import { abandonPackage } from "./abandon-package.ts";
import { appendEvent } from "#modules/contract-record/server/contract-events-repo.ts";
import { type ContractFile, insertFiles } from "#modules/contract-record/server/contract-files-repo.ts";
import { contractPlace } from "#modules/contract-record/server/contract-places.ts";
import { isContractOver } from "#modules/contract-record/server/contract-state.ts";
import {
  type Contract,
  type ContractRow,
  findContract,
  insertContract,
  updateContract,
} from "#modules/contract-record/server/contracts-repo.ts";
import { writeToCoBuyer } from "./write-to-co-buyer.ts";
import { moveDeal } from "./move-deal.ts";
import { replaceSigners } from "../signers/known-signers.ts";

export interface Draft {
  readonly order: Order;
  readonly package: ContractPackage;
  readonly steps: ContractingSteps;
  /** The package that was made before and is sent now; null makes a new one. */
  readonly unsent: ContractRow | null;
  /** Which package of its order this is, from 0. */
  readonly number: number;
  /** How many were made at the signing service and given up before. */
  readonly abandoned: number;
  readonly email: string;
  /** Empty where one person buys. */
  readonly coBuyerEmail: string;
  readonly contractDay: Date;
  /** What had arrived of a deposit when the papers were made (PMT-07). */
  readonly depositCents: Cents;
}

export interface Papers {
  readonly draft: Draft;
  readonly files: readonly ContractFile[];
  readonly hash: string;
  /** The package at the signing service; null where it is not sent yet (TEN-05). */
  readonly ref: string | null;
  readonly expiresAt: Date;
}

/** Whether the newest package of an order is good for signing, now or once it is sent. */
export function isLive(
  ctx: ContractingContext,
  { contract, order }: { readonly contract: Contract; readonly order: Order },
): boolean {
  return !isContractOver(contract, ctx.clock.now()) && order.dealStatus !== "VEXP";
}

type StoredContract = "ready" | "made" | "already-there" | "overtaken";

/**
 * Keeps a package, and sends it where its draft says so. "overtaken": another one was made or ended since the draft, or a
 * deposit came or went back: whoever looks for papers that name another one finds none before these are kept. What was
 * made at the signing service for nothing is voided there.
 */
export async function storeContract(
  trx: TenantTransaction,
  ctx: ContractingContext,
  papers: Papers,
): Promise<StoredContract> {
  const { ref, draft } = papers;
  const stored = await storeLocked(trx, ctx, papers);
  if (stored !== "ready" && ref !== null) await abandonPackage(trx, ctx, { orderId: draft.order.id, ref });
  return stored;
}

async function storeLocked(
  trx: TenantTransaction,
  ctx: ContractingContext,
  papers: Papers,
): Promise<StoredContract> {
  const { draft } = papers;
  // The order's row is the lock: of two at once, the second finds the first one's package.
  const order = await transitionOrder(trx, ctx, {
    orderId: draft.order.id,
    actor: "contracting",
    reason: "",
  });
  // Somebody with the same draft gave this package up and has it voided.
  const abandoned = papers.ref === null ? [] : await findAbandoned(trx, ctx, order.id);
  if (abandoned.some((ref) => ref === papers.ref)) return "overtaken";
  const old = await findContract(trx, ctx, order.id);
  const live = old && isLive(ctx, { contract: old, order }) ? old.row : undefined;
  if (live?.is_notification_sent) return "already-there";
  if (draft.unsent !== null && live?.id !== draft.unsent.id) return "overtaken";
  if (draft.unsent === null && live && !draft.steps.send) return "made";
  if (draft.unsent === null && draft.depositCents !== (await depositOf(trx, ctx, order))) return "overtaken";
  if (draft.unsent === null && old) await replaceOld(trx, ctx, old);
  const id = draft.unsent?.id ?? (await keepPackage(trx, ctx, papers));
  const moved = await moveDeal(trx, ctx, { orderId: order.id, steps: draft.steps });
  if (papers.ref === null) return "made";
  await sendPackage(trx, ctx, { id, order: moved, ...papers, ref: papers.ref });
  return "ready";
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

async function replaceOld(trx: TenantTransaction, ctx: ContractingContext, { row }: Contract): Promise<void> {
  if (isSigningEnded(row.status)) return;
  await updateContract(trx, ctx, { id: row.id, set: { status: "Expired" } });
  if (row.is_notification_sent)
    await voidPackage(trx, ctx, { ref: row.provider_ref, vendor: row.signing_vendor });
  const documentHash = row.document_hash;
  await appendEvent(trx, ctx, { packageId: row.id, kind: "expired", actor: "system", documentHash });
}

async function keepPackage(
  trx: TenantTransaction,
  ctx: ContractingContext,
  { draft, files, hash, expiresAt }: Papers,
): Promise<string> {
  const id = ctx.ids.next("con");
  await insertContract(trx, ctx, {
    id,
    order_id: draft.order.id,
    status: "Created",
    provider_ref: "",
    version: 3,
    document_hash: hash,
    document_sealed: sealJson(ctx.keys, contractPlace(id), draft.package),
    is_notification_sent: false,
    has_co_buyer: draft.package.coBuyer !== undefined,
    expires_at: expiresAt,
    started_at: null,
    site_origin: null,
    deposit_cents: draft.depositCents,
  });
  await insertFiles(trx, ctx, { packageId: id, files });
  await appendEvent(trx, ctx, { packageId: id, kind: "created", actor: "system", documentHash: hash });
  return id;
}

/** SIGN-09: the buyer may open it from now on, and is told. */
async function sendPackage(
  trx: TenantTransaction,
  ctx: ContractingContext,
  {
    id,
    order,
    hash,
    ref,
    expiresAt,
  }: Pick<Papers, "hash" | "expiresAt"> & { id: string; order: Order; ref: string },
): Promise<void> {
  const set = {
    status: "Sent",
    provider_ref: ref,
    signing_vendor: ctx.tenant.providers.contracting,
    is_notification_sent: true,
    expires_at: expiresAt,
  } as const;
  await updateContract(trx, ctx, { id, set });
  await appendEvent(trx, ctx, { packageId: id, kind: "sent", actor: "system", documentHash: hash });
  await viewOrder(trx, ctx, { orderId: order.id, at: expiresAt });
  await rememberSigner(trx, ctx, order);
  const reason = english("Your contract is ready to sign.");
  await transitionOrder(trx, ctx, {
    orderId: order.id,
    orderStatus: "CONTRACT_PENDING",
    actor: "contracting",
    reason,
  });
  await notifyBuyer(trx, ctx, order);
  await writeToCoBuyer(trx, ctx, { order, template: CONTRACT_READY_CO_BUYER });
}

/** OP-23: by what those who buy are recognized who come to sign without the account's password. */
async function rememberSigner(trx: TenantTransaction, ctx: ContractingContext, order: Order): Promise<void> {
  const { buyer, coBuyer } = await orderParties(trx, ctx, order.id);
  const dealIds = [order.orderNumber, order.id, order.dealRefId];
  await replaceSigners(trx, ctx, {
    orderId: order.id,
    factors: {
      buyer: factorsOf({ dealIds, ...buyer }),
      "co-buyer": coBuyer ? factorsOf({ dealIds, ...coBuyer }) : [],
    },
  });
}

async function notifyBuyer(trx: TenantTransaction, ctx: ContractingContext, order: Order): Promise<void> {
  const { orderNumber, snapshot } = order;
  const params = (reader: TenantConfig) => {
    const pageOf = (path: string) => `${ctx.siteOrigin}${inLanguage(languageOf(reader), path)}`;
    return {
      vehicle: snapshot.vehicle.title,
      orderNumber,
      link: pageOf(stepPath(contractStep, orderNumber)),
      otherWay: pageOf("/signing/hello-again"),
    };
  };
  await writeToBuyer(trx, ctx, { order, news: { mail: CONTRACT_READY, params } });
}
