import type { ApplicantRole } from "#modules/credit-bureaus/domain/credit-applicant.ts";
import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import type { PaperContext } from "#modules/tenancy/server/paper-brand.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { NoticePress } from "./notice-press.ts";

/** Whose letters they are and how they want to get them; composition wires it. */
export interface LetterReaders {
  /** The application of an order, and how often it was sent; undefined without any. */
  applicationOf(
    trx: TenantTransaction,
    ctx: QueueContext,
    order: { readonly orderId: string },
  ): Promise<{ readonly id: string; readonly version: number } | undefined>;
  /** When each version of it was sent. */
  sendingsOf(
    trx: TenantTransaction,
    ctx: QueueContext,
    application: { readonly applicationId: string },
  ): Promise<ReadonlyMap<number, Date>>;
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

/** What finding letters and deciding how they go needs. */
export type ReadersContext = QueueContext & { readonly letterReaders: LetterReaders };

/** What drawing letters needs. */
export type NoticesContext = QueueContext & PaperContext & { readonly noticePress: NoticePress };

/** What sending and opening them needs. */
export type SendingContext = NoticesContext & ReadersContext;
