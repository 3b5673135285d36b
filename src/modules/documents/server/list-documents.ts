import { openText } from "#platform/server/crypto/field-encryption.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { insuranceStepStatus } from "#modules/insurance/domain/insurance-step-status.ts";
import { readInsuranceProgress } from "#modules/insurance/server/get-insurance-progress.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import { isInCart } from "#modules/orders/domain/visible-orders.ts";
import { SOLD_STATUSES } from "#modules/orders/domain/states/sold-statuses.ts";
import { type DocumentEntry, documentList, type StoredDocument } from "../domain/document-list.ts";
import { type DocumentType, requiredDocumentTypes } from "../domain/document-types.ts";
import { incentiveDocuments } from "../domain/incentive-documents.ts";
import { tradeInDocuments } from "../domain/trade-in-documents.ts";
import type { DocumentsReadContext } from "./documents-context.ts";
import {
  type DocumentRow,
  ensurePackage,
  findDocuments,
  findExpiredTypes,
  type PackageRow,
} from "./internal/documents-repo.ts";
import { findRequests, type RequestedType } from "./internal/document-requests-repo.ts";
import { requireOwnedDeal } from "./internal/require-owned-deal.ts";
import { skipsInsuranceCheck } from "./skips-insurance-check.ts";

/** API-12: what the retailer asks for. */
interface DocumentPackage {
  readonly dealId: string;
  readonly requiredTypes: readonly DocumentType[];
  readonly createdAt: string;
}

/** API-11: the owner's documents and missing slots of a deal. */
export async function listDocuments(
  ctx: DocumentsReadContext,
  input: { readonly dealId: string },
): Promise<readonly DocumentEntry[]> {
  return ctx.db.transaction(async (trx) => {
    const order = await requireOwnedDeal(trx, ctx, input.dealId);
    return readDocuments(trx, ctx, order);
  });
}

/** API-12: the package of the owner's deal. */
export async function getDocumentPackage(
  ctx: DocumentsReadContext,
  input: { readonly dealId: string },
): Promise<DocumentPackage> {
  return ctx.db.transaction(async (trx) => {
    const order = await requireOwnedDeal(trx, ctx, input.dealId);
    const row = await packageOf(trx, ctx, order);
    const asked = { ofPackage: row.required_types, requested: await findRequests(trx, ctx, order.id) };
    return {
      dealId: row.deal_id,
      requiredTypes: await typesAskedFor(trx, ctx, { order, ...asked }),
      createdAt: row.created_at.toISOString(),
    };
  });
}

/** The same list for callers that hold the order. */
export async function readDocuments(
  trx: TenantTransaction,
  ctx: DocumentsReadContext,
  order: Order,
): Promise<readonly DocumentEntry[]> {
  const { required_types: ofPackage } = await packageOf(trx, ctx, order);
  const requested = await findRequests(trx, ctx, order.id);
  const rows = await findDocuments(trx, ctx, order.id);
  // Only what a sale rested on stays submitted after its bytes are gone; an open order needs the file again (OP-50).
  const expired = SOLD_STATUSES.includes(order.orderStatus) ? await findExpiredTypes(trx, ctx, order.id) : [];
  return documentList(
    await typesAskedFor(trx, ctx, { order, ofPackage, requested, rows }),
    rows.map((row) => toStored(ctx, row)),
    {
      expired: expired.map(({ type, added }) => ({ type, dateAdded: added.toISOString() })),
      reasons: reasonsOf(order, requested),
    },
  );
}

/** Why each is asked for; the words of whoever asked later count beside what the deal itself asks for. */
function reasonsOf({ snapshot }: Order, requested: readonly RequestedType[]): Map<DocumentType, string> {
  const asked = [
    ...tradeInDocuments(snapshot.tradeIn),
    ...incentiveDocuments(snapshot.incentives),
    ...requested,
  ];
  return new Map(asked.map(({ type, reason }) => [type, reason] as const).filter(([, why]) => why));
}

/**
 * What is asked for now. A verified policy stands in for the insurance card (decision 0337), unless somebody asked for
 * the card itself or the retailer wants both.
 */
async function typesAskedFor(
  trx: TenantTransaction,
  ctx: DocumentsReadContext,
  asked: {
    readonly order: Order;
    readonly ofPackage: readonly DocumentType[];
    readonly requested: readonly RequestedType[];
    readonly rows?: readonly DocumentRow[];
  },
): Promise<readonly DocumentType[]> {
  const { order, ofPackage, requested, rows = [] } = asked;
  const required = [...new Set([...ofPackage, ...requested.map(({ type }) => type)])];
  const isThere = rows.some(({ type, status }) => type === "InsuranceCard" && status === "complete");
  const isWanted =
    ctx.tenant.config.contracting.asksForCardOfVerifiedPolicy ||
    requested.some(({ type }) => type === "InsuranceCard");
  if (!required.includes("InsuranceCard") || isThere || isWanted) return required;
  const isVerified = insuranceStepStatus(await readInsuranceProgress(trx, ctx, order.id)) === "COMPLETED";
  return isVerified ? required.filter((type) => type !== "InsuranceCard") : required;
}

/**
 * The order's package, made on first use from what the retailer asks for (DOC-02), and again on every use until the
 * order is submitted. What the deal itself asks for follows from its snapshot whenever it is read, so that nothing of an
 * earlier deal stays.
 */
export async function packageOf(
  trx: TenantTransaction,
  ctx: DocumentsReadContext,
  order: Order,
): Promise<PackageRow> {
  const requiredTypes = requiredDocumentTypes({ skipsInsurance: skipsInsuranceCheck(ctx.tenant) });
  const made = { orderId: order.id, dealId: order.id, requiredTypes };
  const row = await ensurePackage(trx, ctx, { ...made, isOpen: isInCart(order.orderStatus) });
  return { ...row, required_types: [...new Set([...row.required_types, ...typesOfDeal(order)])] };
}

/** OP-15: what the buyer's own lender promised; and what a traded-in car and claimed incentives ask for. */
function typesOfDeal({ snapshot: { funding, tradeIn, incentives } }: Order): readonly DocumentType[] {
  const isLentByOthers = funding?.source === "THIRD_PARTY_FINANCING";
  return [
    ...(isLentByOthers ? (["LenderApproval"] as const) : []),
    ...[...tradeInDocuments(tradeIn), ...incentiveDocuments(incentives)].map(({ type }) => type),
  ];
}

/** Where the sealed file name lives. */
export const fileNamePlace = (documentId: string): string => `document|file_name|${documentId}`;

export function toStored(ctx: DocumentsReadContext, row: DocumentRow): StoredDocument {
  return {
    id: row.id,
    type: row.type,
    status: row.status,
    format: row.format,
    fileName: openText(ctx.keys, fileNamePlace(row.id), row.file_name_sealed),
    sizeBytes: Number(row.size_bytes),
    dateAdded: row.created_at.toISOString(),
  };
}
