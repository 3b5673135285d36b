import { createHash } from "node:crypto";
import { openText, SealBroken, sealText, type TenantKeys } from "#platform/server/crypto/field-encryption.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type {} from "./contract-record-table.ts";

type Owner = RequestContext & { readonly keys: TenantKeys };

export interface ContractFile {
  readonly name: string;
  readonly position: number;
  readonly title: string;
  readonly bytes: Buffer;
}

/** What is known of a file without opening it. */
export interface ContractFileInfo {
  readonly name: string;
  readonly title: string;
  readonly sha256: string;
  readonly size: number;
}

const place = (packageId: string, name: string): string => `contract_file|bytes|${packageId}|${name}`;

export const sha256Of = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

/** What a signature names: the hashes of all papers of a package, in order. */
export function packageHash(files: readonly { readonly name: string; readonly sha256: string }[]): string {
  const list = files.map(({ name, sha256 }) => `${name} ${sha256}\n`).join("");
  return sha256Of(Buffer.from(`forecourt contract package 2\n${list}`));
}

/** Keeps files, sealed for their place. They are never changed. */
export async function insertFiles(
  trx: TenantTransaction,
  ctx: Owner,
  { packageId, files }: { readonly packageId: string; readonly files: readonly ContractFile[] },
): Promise<void> {
  const rows = files.map(({ name, position, title, bytes }) => ({
    tenant_id: ctx.tenantId,
    package_id: packageId,
    name,
    position,
    title,
    sha256: sha256Of(bytes),
    size: bytes.length,
    bytes_sealed: sealText(ctx.keys, place(packageId, name), bytes.toString("base64")),
    created_at: ctx.clock.now(),
  }));
  await trx.insertInto("contract_file").values(rows).execute();
}

export async function listFiles(
  trx: TenantTransaction,
  ctx: RequestContext,
  packageId: string,
): Promise<readonly ContractFileInfo[]> {
  return trx
    .selectFrom("contract_file")
    .select(["name", "title", "sha256", "size"])
    .where("tenant_id", "=", ctx.tenantId)
    .where("package_id", "=", packageId)
    .orderBy("position")
    .orderBy("name")
    .execute();
}

type OpenedFile =
  | { readonly kind: "missing" }
  /** The seal or the SHA-256 does not fit: somebody changed what is stored. */
  | { readonly kind: "altered" }
  | { readonly kind: "sound"; readonly title: string; readonly sha256: string; readonly bytes: Buffer };

/** Opens a file and checks it against its seal and its SHA-256. */
export async function openFile(
  trx: TenantTransaction,
  ctx: Owner,
  { packageId, name }: { readonly packageId: string; readonly name: string },
): Promise<OpenedFile> {
  const row = await trx
    .selectFrom("contract_file")
    .select(["title", "sha256", "size", "bytes_sealed"])
    .where("tenant_id", "=", ctx.tenantId)
    .where("package_id", "=", packageId)
    .where("name", "=", name)
    .executeTakeFirst();
  if (row === undefined) return { kind: "missing" };
  try {
    const bytes = Buffer.from(openText(ctx.keys, place(packageId, name), row.bytes_sealed), "base64");
    const isSound = bytes.length === row.size && sha256Of(bytes) === row.sha256;
    return isSound ? { kind: "sound", title: row.title, sha256: row.sha256, bytes } : { kind: "altered" };
  } catch (error) {
    if (error instanceof SealBroken) return { kind: "altered" };
    throw error;
  }
}
