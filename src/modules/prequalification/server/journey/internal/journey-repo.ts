import type { Insertable, Selectable } from "kysely";
import {
  blindIndex,
  openJson,
  openText,
  sealJson,
  sealText,
  type TenantKeys,
} from "#platform/server/crypto/field-encryption.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { TypedPerson } from "../../../domain/journey/typed-person.ts";
import type { JourneyTable } from "./journey-table.ts";

export type JourneyRow = Selectable<JourneyTable>;
export type Keeper = RequestContext & { readonly keys: TenantKeys };

const place = (column: string, id: string): string => `prequalification_journey|${column}|${id}`;

export async function insertJourney(
  trx: TenantTransaction,
  ctx: RequestContext,
  journey: Omit<Insertable<JourneyTable>, "tenant_id">,
): Promise<JourneyRow> {
  return trx
    .insertInto("prequalification_journey")
    .values({ ...journey, tenant_id: ctx.tenantId })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function findJourneyOfStart(
  trx: TenantTransaction,
  ctx: RequestContext,
  { startIndex }: { readonly startIndex: string },
): Promise<JourneyRow | undefined> {
  return trx
    .selectFrom("prequalification_journey")
    .selectAll()
    .where("tenant_id", "=", ctx.tenantId)
    .where("start_index", "=", startIndex)
    .executeTakeFirst();
}

/** The journey, kept from others until the transaction ends where `lock` says so. */
export async function findJourney(
  trx: TenantTransaction,
  ctx: RequestContext,
  { id, lock = false }: { readonly id: string; readonly lock?: boolean },
): Promise<JourneyRow | undefined> {
  const query = trx
    .selectFrom("prequalification_journey")
    .selectAll()
    .where("tenant_id", "=", ctx.tenantId)
    .where("id", "=", id);
  return (lock ? query.forUpdate() : query).executeTakeFirst();
}

/** Answers the journey as it is afterwards. */
export async function updateJourney(
  trx: TenantTransaction,
  ctx: RequestContext,
  { id, ...values }: Partial<JourneyRow> & { readonly id: string },
): Promise<JourneyRow> {
  return trx
    .updateTable("prequalification_journey")
    .set(values)
    .where("tenant_id", "=", ctx.tenantId)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function deleteJourney(
  trx: TenantTransaction,
  ctx: RequestContext,
  { id }: { readonly id: string },
): Promise<void> {
  await trx
    .deleteFrom("prequalification_journey")
    .where("tenant_id", "=", ctx.tenantId)
    .where("id", "=", id)
    .execute();
}

export function sealTyped(ctx: Keeper, id: string, person: TypedPerson): string {
  return sealJson(ctx.keys, place("typed", id), person);
}

/** Null once it was discarded. */
export function openTyped(ctx: Keeper, { id, typed_sealed: sealed }: JourneyRow): TypedPerson | null {
  return sealed === null ? null : openJson<TypedPerson>(ctx.keys, place("typed", id), sealed);
}

/** With the keys that nothing but such numbers is sealed with. */
export function sealSsn(ctx: Keeper, id: string, digits: string): string {
  return sealText(ctx.keys.ssn, place("ssn", id), digits);
}

export function openSsn(ctx: Keeper, { id, ssn_sealed: sealed }: JourneyRow): string | null {
  return sealed === null ? null : openText(ctx.keys.ssn, place("ssn", id), sealed);
}

export function sealToken(ctx: Keeper, id: string, token: string): string {
  return sealText(ctx.keys, place("token", id), token);
}

export function openToken(ctx: Keeper, { id, token_sealed: sealed }: JourneyRow): string {
  if (sealed === null) throw new Error("a journey has no token of its bureau");
  return openText(ctx.keys, place("token", id), sealed);
}

export function sealAnswers(ctx: Keeper, id: string, answers: object): string {
  return sealJson(ctx.keys, place("answers", id), answers);
}

export function openAnswers(ctx: Keeper, { id, answers_sealed: sealed }: JourneyRow): string {
  return sealed === null ? "[]" : openText(ctx.keys, place("answers", id), sealed);
}

/** The same for the same person at one retailer, however the name is spelled in capitals. */
export function personIndex(
  ctx: Keeper,
  {
    firstName,
    lastName,
    birthDate,
    phone,
  }: Pick<TypedPerson, "firstName" | "lastName" | "birthDate" | "phone">,
): string {
  const who = [firstName, lastName].map((name) => name.toLowerCase()).join(" ");
  return blindIndex(ctx.keys, `prequalification_person|${who}|${birthDate}|${phone}`);
}
