import type { CreditReport } from "#modules/credit-bureaus/domain/report/credit-report.ts";
import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import { blindIndex } from "#platform/server/crypto/field-encryption.ts";
import type { CivilDate } from "#platform/shared/time/civil-date.ts";
import type { DeclineContent } from "../../domain/decline-content.ts";
import { type KeptPerson, zipCodeOf } from "../../domain/kept-person.ts";
import { retailerReasons } from "../../domain/retailer-rule.ts";
import { nobodyAsked, whoDeclined } from "../../domain/who-declined.ts";
import type { PersonalTerms } from "#modules/personal-pricing/domain/terms/personal-terms.ts";
import { softPullFacts } from "#modules/personal-pricing/domain/terms/soft-pull-facts.ts";
import { termsKey } from "#modules/personal-pricing/domain/terms/terms-key.ts";
import { termsOf } from "#modules/personal-pricing/domain/terms/terms-of.ts";
import { retailerContact } from "./retailer-contact.ts";

interface Facts {
  readonly person: KeptPerson;
  readonly report: CreditReport;
  readonly asOf: CivilDate;
  readonly validUntil: CivilDate;
}

/** What the programs of today make of one person. */
interface IssuedTerms {
  /** Null where nobody takes the person. */
  readonly terms: PersonalTerms | null;
  /** The retailer said no, not a lender. */
  readonly isRetailers: boolean;
  /** Who said no, each with its own reasons; empty with terms. */
  readonly creditors: DeclineContent["creditors"];
}

/** Asks the retailer's own rules first, then every lender (PQ-06, OP-24). */
export function issueTerms(ctx: QueueContext, facts: Facts): IssuedTerms {
  const { prequalification, lenders } = ctx.tenant.config;
  const { person, report, asOf, validUntil } = facts;
  const { annualIncomeCents, state } = person;
  const retailer = retailerContact(ctx);
  const own = retailerReasons(prequalification, { report, annualIncomeCents });
  if (own.length > 0) {
    const creditors = [{ contact: retailer, reasons: own.map((code) => ({ code })) }];
    return { terms: null, isRetailers: true, creditors };
  }
  const credit = softPullFacts({ state, annualIncomeCents, report, isOfAge: true, usesItin: false });
  const { programs, refused } = termsOf(lenders.programs, credit);
  if (programs.length === 0) {
    const creditors = whoDeclined(refused, credit);
    if (creditors.length > 0) return { terms: null, isRetailers: false, creditors };
    return { terms: null, isRetailers: true, creditors: nobodyAsked(refused, retailer) };
  }
  const content = { asOf, validUntil, state, zipCode: zipCodeOf(person), programs };
  const terms = { version: 1, key: termsKey(content), tenantId: ctx.tenantId, ...content } as const;
  return { terms, isRetailers: false, creditors: [] };
}

/** The same as long as neither programs nor the retailer's rules change. */
export function programsIndex(ctx: QueueContext): string {
  const { prequalification, lenders } = ctx.tenant.config;
  const rules = JSON.stringify([prequalification, lenders.programs]);
  return blindIndex(ctx.keys, `prequalification_programs|${rules}`);
}
