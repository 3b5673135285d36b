import type { LetterReaders } from "#modules/credit-letters/server/notices-context.ts";
import { applicationIdOf } from "./internal/application-repo.ts";
import { agreedToEmail } from "./internal/consents/consent-repo.ts";
import { wantPaper } from "./want-paper.ts";

/** The people of an application, and how they want to get letters. */
export const letterReaders: LetterReaders = {
  async applicationOf(trx, { tenantId }, { orderId }) {
    return (await applicationIdOf(trx, { tenantId, orderId }).executeTakeFirst())?.id;
  },
  agreedToEmail,
  wantPaper,
};
