import { createHash } from "node:crypto";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import {
  blindIndex,
  openText,
  SealBroken,
  sealText,
  type TenantKeys,
} from "#platform/server/crypto/field-encryption.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import { keptStatement } from "#platform/server/database/transactions/kept-statement.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { Signer } from "#modules/signing-services/domain/signing-status.ts";
import type { ContractEventKind } from "../domain/contract-event.ts";
import type {} from "./contract-record-table.ts";

type Owner = RequestContext & { readonly keys: TenantKeys };

/** Who does something to a package. */
type ContractActor = Signer["role"] | "system";

export interface NewContractEvent {
  readonly packageId: string;
  readonly kind: ContractEventKind;
  readonly actor: ContractActor;
  readonly documentHash: string;
  readonly detail?: string;
  /** Now when left out. */
  readonly at?: Date;
}

export interface ContractEvent {
  readonly seq: number;
  readonly kind: ContractEventKind;
  readonly actor: ContractActor;
  readonly at: Date;
  readonly documentHash: string;
  readonly detail: string;
  /** Where the call came from; empty for jobs and events. */
  readonly address: string;
  readonly userAgent: string;
  /** SHA-256 over the line before and everything in this one. */
  readonly digest: string;
}

/** That somebody signed, without what they wrote. */
interface TrailSignature {
  readonly role: Signer["role"];
  readonly documentHash: string;
  readonly at: Date;
}

/** One package's trail, and whether it is the one that was written. */
interface Trail {
  readonly events: readonly ContractEvent[];
  readonly signatures: readonly TrailSignature[];
  /** False when a line was changed, added, moved or cut off. */
  readonly isSound: boolean;
}

const sealOf = (keys: TenantKeys, packageId: string, { seq, digest }: { seq: number; digest: string }) =>
  blindIndex(keys, `contract_trail|${packageId}|${seq}|${digest}`);

const place = (packageId: string, seq: number): string => `contract_event|origin|${packageId}|${seq}`;

/** The line an event will be, after `last`; what a certificate prints before its line is written. */
export function nextEvent(
  ctx: Pick<Owner, "caller" | "clock">,
  last: Pick<ContractEvent, "seq" | "digest"> | undefined,
  { packageId, kind, actor, documentHash, detail = "", at = ctx.clock.now() }: NewContractEvent,
): ContractEvent {
  const line = { seq: (last?.seq ?? 0) + 1, kind, actor, at, documentHash, detail, ...originOf(ctx) };
  return { ...line, digest: digestOf(last?.digest ?? packageId, { ...line, origin: originText(line) }) };
}

/** Adds one line to the audit trail and answers it; concurrent writers of a package come one after the other. */
export async function appendEvent(
  trx: TenantTransaction,
  ctx: Owner,
  event: NewContractEvent,
): Promise<ContractEvent> {
  const { packageId } = event;
  const line = nextEvent(ctx, await lockLastEvent(trx, ctx, packageId), event);
  await insertEvent(trx, ctx, { packageId, line });
  await trx
    .updateTable("contract_package")
    .set({ trail_seal: sealOf(ctx.keys, packageId, line) })
    .where("tenant_id", "=", ctx.tenantId)
    .where("id", "=", packageId)
    .execute();
  return line;
}

/** The last line of a package, whose row stays locked for the next one. */
async function lockLastEvent(
  trx: TenantTransaction,
  ctx: Owner,
  packageId: string,
): Promise<Pick<ContractEvent, "seq" | "digest"> | undefined> {
  await trx
    .selectFrom("contract_package")
    .select("id")
    .where("tenant_id", "=", ctx.tenantId)
    .where("id", "=", packageId)
    .forUpdate()
    .executeTakeFirst();
  return trx
    .selectFrom("contract_event")
    .select(["seq", "digest"])
    .where("tenant_id", "=", ctx.tenantId)
    .where("package_id", "=", packageId)
    .orderBy("seq", "desc")
    .limit(1)
    .executeTakeFirst();
}

async function insertEvent(
  trx: TenantTransaction,
  ctx: Owner,
  { packageId, line }: { readonly packageId: string; readonly line: ContractEvent },
): Promise<void> {
  const { seq, kind, actor, at, detail, digest } = line;
  await trx
    .insertInto("contract_event")
    .values({
      tenant_id: ctx.tenantId,
      package_id: packageId,
      seq,
      kind,
      at,
      actor,
      origin_sealed: sealText(ctx.keys, place(packageId, seq), originText(line)),
      document_hash: line.documentHash,
      detail,
      digest,
    })
    .execute();
}

const originOf = ({ caller }: Pick<Owner, "caller">) => ({
  address: caller?.address ?? "",
  userAgent: caller?.userAgent ?? "",
});

/** As it is sealed and as it is covered by the digest. */
const originText = ({ address, userAgent }: { address: string; userAgent: string }): string =>
  JSON.stringify({ address, userAgent });

interface Line {
  readonly seq: number;
  readonly kind: string;
  readonly actor: string;
  readonly at: Date;
  readonly documentHash: string;
  readonly detail: string;
  readonly origin: string;
}

function digestOf(before: string, { at, ...line }: Line): string {
  const { seq, kind, actor, documentHash, detail, origin } = line;
  const fields = [before, seq, kind, actor, at.toISOString(), documentHash, detail, origin];
  return createHash("sha256").update(JSON.stringify(fields)).digest("hex");
}

/**
 * A package's seal, trail and signatures by one statement: read one after the other, a line that somebody adds in between
 * would look like a forged one.
 */
const wholeRecord = keptStatement(
  (db, { tenantId, packageId }: { readonly tenantId: string; readonly packageId: string }) =>
    db
      .selectFrom("contract_package")
      .select((contract) => [
        "version",
        "trail_seal",
        jsonArrayFrom(
          contract
            .selectFrom("contract_event")
            .select(["seq", "kind", "actor", "at", "document_hash", "detail", "digest", "origin_sealed"])
            .where("tenant_id", "=", tenantId)
            .where("package_id", "=", packageId)
            .orderBy("seq"),
        ).as("lines"),
        jsonArrayFrom(
          contract
            .selectFrom("contract_signature")
            .select(["role", "document_hash", "signed_at"])
            .where("tenant_id", "=", tenantId)
            .where("package_id", "=", packageId),
        ).as("signatures"),
      ])
      .where("tenant_id", "=", tenantId)
      .where("id", "=", packageId),
);

/** The whole trail in order, with the signatures of the same moment, and whether its digests and its seal add up. */
export async function readTrail(trx: TenantTransaction, ctx: Owner, packageId: string): Promise<Trail> {
  const [head] = await wholeRecord(trx, { tenantId: ctx.tenantId, packageId });
  let before = packageId;
  let isSound = true;
  const events = (head?.lines ?? []).map((row, index) => {
    const { seq, kind, actor, document_hash: documentHash, detail, digest } = row;
    const at = new Date(row.at);
    const origin = openOrigin(ctx.keys, place(packageId, seq), row.origin_sealed);
    before = digestOf(before, { seq, kind, actor, at, documentHash, detail, origin: origin ?? "" });
    isSound &&= origin !== undefined && seq === index + 1 && before === digest;
    const { address, userAgent } = JSON.parse(origin ?? NOWHERE) as { address: string; userAgent: string };
    return { seq, kind, actor, at, documentHash, detail, address, userAgent, digest };
  });
  const end = events.at(-1) ?? { seq: 0, digest: "" };
  const isWhole =
    head?.trail_seal === null ? head.version < 3 : head?.trail_seal === sealOf(ctx.keys, packageId, end);
  const signatures = (head?.signatures ?? []).map(({ role, document_hash: documentHash, signed_at: at }) => ({
    role,
    documentHash,
    at: new Date(at),
  }));
  return { events, signatures, isSound: isSound && isWhole };
}

const NOWHERE = originText({ address: "", userAgent: "" });

/** Undefined where the stored origin is not the one that was sealed here. */
function openOrigin(keys: TenantKeys, aad: string, sealed: string): string | undefined {
  try {
    return openText(keys, aad, sealed);
  } catch (error) {
    if (error instanceof SealBroken) return undefined;
    throw error;
  }
}
