import type { CreditApplicant } from "#modules/credit-bureaus/domain/credit-applicant.ts";
import { isSameName } from "#modules/credit-bureaus/domain/screening/screen-name.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { ssnIndexes } from "#platform/server/crypto/ssn-index.ts";
import type { CreditContext } from "./credit-context.ts";
import { findApplicantsWithNumber, openDraft } from "./internal/applicant-repo.ts";

/** Numbers that everybody types who tries the sandbox (README of lenders). */
const SANDBOX_NUMBER = /^12345/u;

/** 16 CFR 681: whether somebody with another name has an open application of the retailer with the same number. */
export async function isNumberOfAnother(
  trx: TenantTransaction,
  ctx: CreditContext,
  { applicationId, applicant }: { readonly applicationId: string; readonly applicant: CreditApplicant },
): Promise<boolean> {
  if (ctx.allowsTestNumbers && SANDBOX_NUMBER.test(applicant.ssn)) return false;
  const others = await findApplicantsWithNumber(trx, ctx, {
    indexes: ssnIndexes(ctx.keys.ssn, applicant.ssn).all,
    exceptApplicationId: applicationId,
  });
  const name = `${applicant.firstName} ${applicant.lastName}`;
  return others.some((row) => {
    const { firstName = "", lastName = "" } = openDraft(ctx, row).personal ?? {};
    return `${firstName}${lastName}`.trim() !== "" && !isSameName(name, `${firstName} ${lastName}`);
  });
}
