import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import type { QualificationView } from "#modules/prequalification/domain/journey-view.ts";
import type { QualificationState } from "#modules/prequalification/domain/qualification.ts";
import { zipCodeOf } from "../../domain/kept-person.ts";
import { daysLeft, stateToday } from "../../domain/result-life.ts";
import { signTerms } from "#modules/personal-pricing/server/signed-terms.ts";
import { openMoved, openPerson, openTerms, type ResultRow } from "./result-repo.ts";
import { retailerToday } from "#modules/tenancy/server/retailer-today.ts";

/** Somebody without a result: nobody asked yet, or a journey is under way or came to nothing (OP-24). */
export function viewWithoutResult(
  state: "not_started" | "mq_incompleted" | "mq_declined",
  retryOn: string | null = null,
): QualificationView {
  return {
    state,
    asOf: null,
    validUntil: null,
    daysLeft: null,
    zipCode: null,
    stateCode: null,
    terms: null,
    moved: null,
    retryOn,
    isClaimed: false,
  };
}

/** A result as its person sees it today. */
export function viewOfResult(ctx: QueueContext, row: ResultRow): QualificationView {
  const today = retailerToday(ctx);
  const state = stateToday({ state: row.state, validUntil: row.valid_until }, today);
  const person = openPerson(ctx, row);
  const isLive = LIVE.includes(state);
  const terms = isLive ? openTerms(ctx, row) : null;
  return {
    state,
    asOf: row.as_of,
    validUntil: row.valid_until,
    daysLeft: row.valid_until === null ? null : Math.max(0, daysLeft(row.valid_until, today)),
    zipCode: zipCodeOf(person),
    stateCode: person.state,
    terms: terms && signTerms(ctx, terms),
    moved: isLive ? openMoved(ctx, row) : null,
    retryOn: row.retry_on,
    isClaimed: row.account_id !== null,
  };
}

/** States with terms that count. */
export const LIVE: readonly QualificationState[] = ["mq_approved", "mf_completed", "oneview_completed"];
