import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { ApplicationView } from "../domain/application-view.ts";
import type { ApplicantDraft, DraftPage } from "../domain/applicants/applicant-draft.ts";
import type { CreditContext } from "./credit-context.ts";
import { sealPage, speaking, updateApplicant } from "./internal/applicant-repo.ts";
import { changeSeat } from "./internal/change-seat.ts";
import type { Seat, Visitor } from "./internal/seat.ts";

/** One page of one person, as it is typed. */
export type TypedPage = {
  readonly [Page in DraftPage]: { readonly page: Page; readonly fields: NonNullable<ApplicantDraft[Page]> };
}[DraftPage];

/**
 * Keeps a page as it was typed, half finished or wrong as well, and answers what is missing (CRED-02 to CRED-06).
 * @throws AppError as `takeSeat`
 */
export function savePage(ctx: CreditContext, visitor: Visitor, typed: TypedPage): Promise<ApplicationView> {
  const { page } = typed;
  const fields = page === "personal" ? withCounty(ctx, typed.fields) : typed.fields;
  const keep = async (trx: TenantTransaction, { applicant, isNew }: Seat) => {
    // It was made with this page.
    if (isNew) return applicant;
    const sealed = sealPage(ctx, { id: applicant.id, page, fields });
    return updateApplicant(trx, ctx, {
      row: applicant,
      set: { ...speaking(ctx), [`${page}_sealed`]: sealed },
    });
  };
  return changeSeat(ctx, { ...visitor, opening: { [page]: fields } }, keep);
}

/** The county follows from the zip code until somebody types another. */
function withCounty(ctx: CreditContext, fields: NonNullable<ApplicantDraft["personal"]>) {
  const county = (fields.county ?? "").trim();
  if (county !== "") return fields;
  const known = ctx.geo.countyOfZip((fields.zipCode ?? "").trim());
  return known === undefined ? fields : { ...fields, county: known.slice(0, 25) };
}
