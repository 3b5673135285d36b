import type { Insertable, Selectable, Updateable } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import { keptStatement } from "#platform/server/database/transactions/kept-statement.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { Signer } from "#modules/signing-services/domain/signing-status.ts";
import type { ContractPackageTable, ContractSignatureTable } from "./contract-record-table.ts";

export type ContractRow = Selectable<ContractPackageTable>;

/** The newest package of an order with its signatures; undefined before the first. */
export interface Contract {
  readonly row: ContractRow;
  readonly signers: readonly Signer[];
}

/** One statement: a signature that comes while two are asked would be of a package that says it was not signed yet. */
const newest = keptStatement(
  (db, { tenantId, orderId }: { readonly tenantId: string; readonly orderId: string }) =>
    db
      .selectFrom("contract_package")
      .selectAll("contract_package")
      .select((contract) =>
        jsonArrayFrom(
          contract
            .selectFrom("contract_signature")
            .select(["role", "signed_at"])
            .where("contract_signature.tenant_id", "=", tenantId)
            .whereRef("package_id", "=", "contract_package.id")
            .orderBy("signed_at"),
        ).as("signatures"),
      )
      .where("tenant_id", "=", tenantId)
      .where("order_id", "=", orderId)
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .limit(1),
);

export async function findContract(
  trx: TenantTransaction,
  ctx: RequestContext,
  orderId: string,
): Promise<Contract | undefined> {
  const [found] = await newest(trx, { tenantId: ctx.tenantId, orderId });
  if (found === undefined) return undefined;
  const { signatures, ...row } = found;
  return {
    row,
    signers: signatures.map(({ role, signed_at: at }) => ({ role, signedAt: new Date(at).toISOString() })),
  };
}

/** Which of these orders have a contract that was sent, whatever became of it. */
export async function findOrdersWithContract(
  trx: TenantTransaction,
  ctx: RequestContext,
  orderIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (orderIds.length === 0) return new Set();
  const rows = await trx
    .selectFrom("contract_package")
    .select("order_id")
    .distinct()
    .where("tenant_id", "=", ctx.tenantId)
    .where("order_id", "in", orderIds)
    .where("is_notification_sent", "=", true)
    .execute();
  return new Set(rows.map((row) => row.order_id));
}

/** How many packages an order had so far. */
export async function countContracts(
  trx: TenantTransaction,
  ctx: RequestContext,
  orderId: string,
): Promise<number> {
  const { count } = await trx
    .selectFrom("contract_package")
    .select((select) => select.fn.countAll<string>().as("count"))
    .where("tenant_id", "=", ctx.tenantId)
    .where("order_id", "=", orderId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

interface PackageOfRef {
  readonly packageId: string;
  readonly orderId: string;
  /** The service that keeps it. */
  readonly vendor: string | null;
}

/** The newest package with this provider reference, and its order; undefined for one that is not ours. */
export async function findOrderOfRef(
  trx: TenantTransaction,
  ctx: RequestContext,
  ref: string,
): Promise<PackageOfRef | undefined> {
  const row = await trx
    .selectFrom("contract_package")
    .select(["id", "order_id", "signing_vendor"])
    .where("tenant_id", "=", ctx.tenantId)
    .where("provider_ref", "=", ref)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row && { packageId: row.id, orderId: row.order_id, vendor: row.signing_vendor };
}

/** What a signature says, sealed. */
export async function findSignatures(
  trx: TenantTransaction,
  ctx: RequestContext,
  packageId: string,
): Promise<readonly Selectable<ContractSignatureTable>[]> {
  return trx
    .selectFrom("contract_signature")
    .selectAll()
    .where("tenant_id", "=", ctx.tenantId)
    .where("package_id", "=", packageId)
    .orderBy("signed_at")
    .execute();
}

export async function insertContract(
  trx: TenantTransaction,
  ctx: RequestContext,
  row: Omit<Insertable<ContractPackageTable>, "tenant_id" | "created_at" | "updated_at">,
): Promise<void> {
  const now = ctx.clock.now();
  await trx
    .insertInto("contract_package")
    .values({ ...row, tenant_id: ctx.tenantId, created_at: now, updated_at: now })
    .execute();
}

export async function updateContract(
  trx: TenantTransaction,
  ctx: RequestContext,
  change: { readonly id: string; readonly set: Updateable<ContractPackageTable> },
): Promise<void> {
  await trx
    .updateTable("contract_package")
    .set({ ...change.set, updated_at: ctx.clock.now() })
    .where("tenant_id", "=", ctx.tenantId)
    .where("id", "=", change.id)
    .execute();
}

export async function insertSignature(
  trx: TenantTransaction,
  ctx: RequestContext,
  row: Omit<Insertable<ContractSignatureTable>, "tenant_id">,
): Promise<void> {
  await trx
    .insertInto("contract_signature")
    .values({ ...row, tenant_id: ctx.tenantId })
    .execute();
}
