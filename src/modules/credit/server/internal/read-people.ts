import { phonePolicyOf } from "#modules/tenancy/server/phone-policy-of.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import { localTimeOf } from "#platform/shared/time/zoned-time.ts";
import {
  type ApplicantState,
  type ApplicationFacts,
  pagesOf,
  sharesHome,
} from "../../domain/applicants/applicant-facts.ts";
import type { PageStanding } from "../../domain/application-view.ts";
import { askedConsents, type ConsentCode, isOptionalConsent } from "../../domain/consents.ts";
import type { CreditContext } from "../credit-context.ts";
import { type ApplicantWithConsents, type GivenConsent, openDraft, openSsn } from "./applicant-repo.ts";
import type { ApplicationRow } from "./application-repo.ts";
import { consentVersion } from "./consents/consent-words.ts";

/** One person opened and checked. Personal data: nothing of it leaves but through a view. */
export interface KnownPerson extends ApplicantState {
  readonly row: ApplicantWithConsents;
  readonly asked: readonly ConsentCode[];
  readonly pages: readonly PageStanding[];
  readonly isComplete: boolean;
}

interface Asked {
  readonly order: Order;
  readonly application: ApplicationRow;
  readonly rows: readonly ApplicantWithConsents[];
}

/** Everybody of an application with what is missing of each, the primary applicant first. */
export function readPeople(ctx: CreditContext, { order, application, rows }: Asked): readonly KnownPerson[] {
  const facts = factsOf(ctx, order, application);
  const states = rows.map((row) => ({
    row,
    role: row.role,
    draft: openDraft(ctx, row),
    ssn: openSsn(ctx, row),
  }));
  const [primary] = states;
  if (primary === undefined) return [];
  return states.map((person) =>
    checkedPerson(ctx, person, { primary, facts, isJoint: application.is_joint }),
  );
}

function factsOf(ctx: CreditContext, { snapshot }: Order, application: ApplicationRow): ApplicationFacts {
  return {
    today: localTimeOf(ctx.clock.now().getTime(), snapshot.rooftop.timeZone).date,
    phone: phonePolicyOf(ctx),
    titleState: snapshot.buyerState,
    relation: application.is_joint ? application.relation : null,
    places: ctx.geo,
  };
}

function checkedPerson(
  ctx: Pick<CreditContext, "tenant">,
  person: ApplicantState & { readonly row: ApplicantWithConsents },
  input: { readonly primary: ApplicantState; readonly facts: ApplicationFacts; readonly isJoint: boolean },
): KnownPerson {
  const { primary, facts, isJoint } = input;
  const home = (sharesHome(person) ? primary : person).draft.personal?.state ?? "";
  const asked = askedConsents({ isJoint, states: [home, facts.titleState] });
  const typed = pagesOf(person, primary, facts).map(({ page, problems }) => {
    const isOpened = page === "ssn" ? person.ssn !== null : person.draft[page] !== undefined;
    return {
      page,
      isComplete: isOpened && Object.keys(problems).length === 0,
      problems: isOpened ? problems : {},
    };
  });
  const hasAgreed = asked.every((code) => isOptionalConsent(code) || isGiven(ctx, person.row.consents, code));
  const pages = [...typed, { page: "terms" as const, isComplete: hasAgreed, problems: {} }];
  return { ...person, asked, pages, isComplete: pages.every(({ isComplete }) => isComplete) };
}

/** A consent to words that have changed since is none. */
export function isGiven(
  ctx: Pick<CreditContext, "tenant">,
  consents: readonly GivenConsent[],
  code: ConsentCode,
): boolean {
  return consents.some((row) => row.code === code && row.version === consentVersion(ctx.tenant, code));
}
