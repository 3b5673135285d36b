import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { KeptPerson } from "../../domain/result/kept-person.ts";
import { stateToday } from "../../domain/result/result-life.ts";
import { findResults, openPerson, type ResultRow } from "./internal/result-repo.ts";
import { retailerToday } from "./internal/retailer-today.ts";
import { LIVE } from "./internal/view-of-result.ts";

/** What somebody said of themselves when they pre-qualified, for forms that ask the same. Personal data. */
export type Prefill = Pick<
  KeptPerson,
  | "firstName"
  | "lastName"
  | "birthDate"
  | "phone"
  | "email"
  | "address"
  | "zipCode"
  | "state"
  | "annualIncomeCents"
>;

/** Of an account's result that still counts; null without one. */
export async function prefillOf(
  trx: TenantTransaction,
  ctx: QueueContext,
  { accountId }: { readonly accountId: string },
): Promise<Prefill | null> {
  const [row] = await findResults(trx, ctx, { accountId });
  if (row === undefined || !isLive(ctx, row)) return null;
  return prefillFrom(openPerson(ctx, row));
}

export function prefillFrom(person: KeptPerson): Prefill {
  const { firstName, lastName, birthDate, phone, email, address, zipCode, state, annualIncomeCents } = person;
  return { firstName, lastName, birthDate, phone, email, address, zipCode, state, annualIncomeCents };
}

function isLive(ctx: QueueContext, row: ResultRow): boolean {
  return LIVE.includes(stateToday({ state: row.state, validUntil: row.valid_until }, retailerToday(ctx)));
}
