import type { ApplicantRole } from "#modules/credit-bureaus/domain/credit-applicant.ts";
import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import type { PaperContext } from "#modules/tenancy/server/paper-brand.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { NoticePress } from "./notice-press.ts";

/** How the people of an application want to get letters; composition wires it. */
export interface LetterReaders {
  /** They agreed to email and have not taken it back. */
  agreedToEmail(
    trx: TenantTransaction,
    ctx: QueueContext,
    reader: { readonly applicantId: string },
  ): Promise<boolean>;
  /** Somebody takes the consent to email back. @throws AppError not-found `order.notFound`; conflict `credit.noSuchApplicant` */
  wantPaper(
    ctx: QueueContext,
    reader: { readonly orderNumber: string; readonly role: ApplicantRole },
  ): Promise<void>;
}

/** What deciding how letters go needs; owing them needs a `QueueContext` alone. */
export type ReadersContext = QueueContext & { readonly letterReaders: LetterReaders };

/** What drawing and sending letters needs. */
export type NoticesContext = ReadersContext & PaperContext & { readonly noticePress: NoticePress };
