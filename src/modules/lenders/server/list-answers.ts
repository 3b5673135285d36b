import type { Expression } from "kysely";
import {
  keptStatement,
  type StatementBuilder,
} from "#platform/server/database/transactions/kept-statement.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { LenderAnswer, LenderAnswerState } from "../domain/lender-answer.ts";
import { findRequests, openAnswer, requestsOf, type StandingRow } from "./internal/lender-request-repo.ts";
import type { LendersContext } from "./lenders-context.ts";

/** One lender and what it says now. */
export interface LenderStanding {
  readonly requestId: string;
  readonly applicationVersion: number;
  readonly lenderId: string;
  readonly lenderName: string;
  readonly state: LenderAnswerState;
  /** Null before the first answer. */
  readonly answer: LenderAnswer | null;
  readonly acceptedOfferId: string | null;
  /** ISO instants. */
  readonly requestedAt: string;
  readonly dueAt: string;
  /** The offers do not hold anymore. */
  readonly isExpired: boolean;
}

/** Where every lender of an application stands, the newest version only unless `allVersions`. */
export async function listAnswers(
  trx: TenantTransaction,
  ctx: LendersContext,
  { applicationId, allVersions = false }: { readonly applicationId: string; readonly allVersions?: boolean },
): Promise<readonly LenderStanding[]> {
  const rows = await findRequests(trx, ctx, { applicationId });
  return standingsOf(ctx, allVersions ? rows : newestOf(rows));
}

/** The same of an application that somebody else knows by a key of theirs, in one statement. */
export function answersBy<Key extends { readonly tenantId: string }>(
  applicationIdOf: (db: StatementBuilder, key: Key) => Expression<string>,
) {
  const look = keptStatement((db, key: Key) => requestsOf(db, key.tenantId, applicationIdOf(db, key)));
  return async (trx: TenantTransaction, ctx: LendersContext, key: Key) =>
    standingsOf(ctx, newestOf(await look(trx, key)));
}

/** The requests of an application, their rows kept until the transaction ends. */
export interface HeldRequests {
  readonly rows: readonly StandingRow[];
  /** Where every lender of the newest version stands. */
  readonly standings: readonly LenderStanding[];
}

/** As `answersBy`, for whoever changes them. */
export function heldRequestsBy<Key extends { readonly tenantId: string }>(
  applicationIdOf: (db: StatementBuilder, key: Key) => Expression<string>,
) {
  const lock = keptStatement((db, key: Key) =>
    requestsOf(db, key.tenantId, applicationIdOf(db, key)).forUpdate(),
  );
  return async (trx: TenantTransaction, ctx: LendersContext, key: Key): Promise<HeldRequests> => {
    const rows = await lock(trx, key);
    return { rows, standings: standingsOf(ctx, newestOf(rows)) };
  };
}

function newestOf(rows: readonly StandingRow[]): readonly StandingRow[] {
  return rows.filter((row) => row.application_version === rows[0]?.application_version);
}

function standingsOf(ctx: LendersContext, rows: readonly StandingRow[]): readonly LenderStanding[] {
  const names = new Map(ctx.tenant.config.lenders.programs.map(({ id, name }) => [id, name]));
  const now = ctx.clock.now();
  return rows.map((row) => {
    const answer = openAnswer(ctx, row);
    return {
      requestId: row.id,
      applicationVersion: row.application_version,
      lenderId: row.lender_id,
      lenderName: answer?.lenderName ?? names.get(row.lender_id) ?? row.lender_id,
      state: row.state,
      answer,
      acceptedOfferId: row.accepted_offer_id,
      requestedAt: row.requested_at.toISOString(),
      dueAt: row.due_at.toISOString(),
      isExpired: row.offers_end_at !== null && row.offers_end_at <= now,
    };
  });
}
