import type { LetterReaders } from "#modules/credit-letters/server/notices-context.ts";
import { agreedToEmail } from "./internal/consents/consent-repo.ts";
import { wantPaper } from "./want-paper.ts";

/** How applicants want to get letters. */
export const letterReaders: LetterReaders = { agreedToEmail, wantPaper };
