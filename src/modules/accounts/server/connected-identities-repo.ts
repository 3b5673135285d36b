import { blindIndex, openText, sealText, type TenantKeys } from "#platform/server/crypto/field-encryption.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { CodeFlowName } from "../domain/code-flow-name.ts";
import type { ConnectedIdentityTable } from "./connected-identities-table.ts";

interface Owner {
  readonly tenantId: string;
  readonly keys: TenantKeys;
}

/** Who vouches, and their name for the person. Together they never change. */
interface IdentityKey {
  readonly issuer: string;
  readonly subject: string;
}

export interface ConnectedIdentity {
  readonly issuer: string;
  readonly subjectIndex: string;
  readonly accountId: string;
  readonly provider: CodeFlowName;
  readonly connectedAt: Date;
  /** What revokes the connection at the provider, if it gave us something. */
  readonly handle: string | undefined;
}

const subjectIndex = (keys: TenantKeys, { issuer, subject }: IdentityKey): string =>
  blindIndex(keys, `connected_identity|${issuer}|${subject}`);
const aad = (index: string): string => `connected_identity|refresh|${index}`;

/** The connection of an identity, or undefined. */
export async function findConnectedIdentity(
  trx: TenantTransaction,
  owner: Owner,
  key: IdentityKey,
): Promise<ConnectedIdentity | undefined> {
  const row = await trx
    .selectFrom("connected_identity")
    .selectAll()
    .where("tenant_id", "=", owner.tenantId)
    .where("issuer", "=", key.issuer)
    .where("subject_index", "=", subjectIndex(owner.keys, key))
    .executeTakeFirst();
  return row && open(owner.keys, row);
}

/** Everything that is connected to an account, oldest first. */
export async function listConnectedIdentities(
  trx: TenantTransaction,
  owner: Owner,
  accountId: string,
): Promise<ConnectedIdentity[]> {
  const rows = await trx
    .selectFrom("connected_identity")
    .selectAll()
    .where("tenant_id", "=", owner.tenantId)
    .where("account_id", "=", accountId)
    .orderBy("connected_at")
    .execute();
  return rows.map((row) => open(owner.keys, row));
}

/** False when the identity, or another one of this provider, is connected already. */
export async function insertConnectedIdentity(
  trx: TenantTransaction,
  owner: Owner,
  input: IdentityKey & {
    readonly accountId: string;
    readonly provider: CodeFlowName;
    readonly handle: string | null;
    readonly at: Date;
  },
): Promise<boolean> {
  const index = subjectIndex(owner.keys, input);
  const result = await trx
    .insertInto("connected_identity")
    .values({
      tenant_id: owner.tenantId,
      issuer: input.issuer,
      subject_index: index,
      account_id: input.accountId,
      provider: input.provider,
      refresh_sealed: input.handle === null ? null : sealText(owner.keys, aad(index), input.handle),
      connected_at: input.at,
      last_used_at: input.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** Notes a sign-in; a new handle replaces the old one. */
export async function touchConnectedIdentity(
  trx: TenantTransaction,
  owner: Owner,
  input: { readonly identity: ConnectedIdentity; readonly handle: string | null; readonly at: Date },
): Promise<void> {
  const { issuer, subjectIndex: index } = input.identity;
  await trx
    .updateTable("connected_identity")
    .set({
      last_used_at: input.at,
      ...(input.handle !== null && { refresh_sealed: sealText(owner.keys, aad(index), input.handle) }),
    })
    .where("tenant_id", "=", owner.tenantId)
    .where("issuer", "=", issuer)
    .where("subject_index", "=", index)
    .execute();
}

export async function deleteConnectedIdentity(
  trx: TenantTransaction,
  tenantId: string,
  identity: ConnectedIdentity,
): Promise<void> {
  await trx
    .deleteFrom("connected_identity")
    .where("tenant_id", "=", tenantId)
    .where("issuer", "=", identity.issuer)
    .where("subject_index", "=", identity.subjectIndex)
    .execute();
}

function open(keys: TenantKeys, row: ConnectedIdentityTable): ConnectedIdentity {
  return {
    issuer: row.issuer,
    subjectIndex: row.subject_index,
    accountId: row.account_id,
    provider: row.provider,
    connectedAt: row.connected_at,
    handle:
      row.refresh_sealed === null ? undefined : openText(keys, aad(row.subject_index), row.refresh_sealed),
  };
}

/** Disconnects all sign-ins of an account. */
export async function deleteConnectedIdentitiesOf(
  trx: TenantTransaction,
  tenantId: string,
  accountId: string,
): Promise<void> {
  await trx
    .deleteFrom("connected_identity")
    .where("tenant_id", "=", tenantId)
    .where("account_id", "=", accountId)
    .execute();
}
