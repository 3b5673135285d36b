import type { LetterReaders } from "#modules/credit-letters/server/notices-context.ts";
import { applicationIdOf } from "./internal/application-repo.ts";
import { agreedToEmail } from "./internal/consents/consent-repo.ts";
import { submittedAt } from "./internal/submission-repo.ts";
import { wantPaper } from "./want-paper.ts";

/** The people of an application, and how they want to get letters. */
export const letterReaders: LetterReaders = {
  async applicationOf(trx, { tenantId }, { orderId }) {
    return applicationIdOf(trx, { tenantId, orderId })
      .select("credit_application.version")
      .executeTakeFirst();
  },
  sendingsOf: submittedAt,
  agreedToEmail,
  wantPaper,
};
