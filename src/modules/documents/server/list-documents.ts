import { openText } from "#platform/server/crypto/field-encryption.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import { SOLD_STATUSES } from "#modules/orders/domain/sold-statuses.ts";
import { type DocumentEntry, documentList, type StoredDocument } from "../domain/document-list.ts";
import { type DocumentType, requiredDocumentTypes } from "../domain/document-types.ts";
import type { DocumentsReadContext } from "./documents-context.ts";
import {
  type DocumentRow,
  ensurePackage,
  findDocuments,
  findExpiredTypes,
  type PackageRow,
} from "./internal/documents-repo.ts";
import { findRequestedTypes } from "./internal/document-requests-repo.ts";
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
    const requested = await findRequestedTypes(trx, ctx, order.id);
    return {
      dealId: row.deal_id,
      requiredTypes: [...new Set([...row.required_types, ...requested])],
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
  const required = [...new Set([...ofPackage, ...(await findRequestedTypes(trx, ctx, order.id))])];
  const rows = await findDocuments(trx, ctx, order.id);
  // Only what a sale rested on stays submitted after its bytes are gone; an open order needs the file again (OP-50).
  const expired = SOLD_STATUSES.includes(order.orderStatus) ? await findExpiredTypes(trx, ctx, order.id) : [];
  return documentList(
    required,
    rows.map((row) => toStored(ctx, row)),
    expired.map(({ type, added }) => ({ type, dateAdded: added.toISOString() })),
  );
}

/** The order's package, made on first use from what the retailer asks for (DOC-02). */
export async function packageOf(
  trx: TenantTransaction,
  ctx: DocumentsReadContext,
  order: Order,
): Promise<PackageRow> {
  const requiredTypes = requiredDocumentTypes({ skipsInsurance: skipsInsuranceCheck(ctx.tenant), extra: [] });
  return ensurePackage(trx, ctx, { orderId: order.id, dealId: order.id, requiredTypes });
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
