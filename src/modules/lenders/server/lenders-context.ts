import type { BureauContext } from "#modules/credit-bureaus/server/bureau-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { LenderAnswerState } from "../domain/lender-answer.ts";
import type { LenderProvider } from "../providers/lender-provider.ts";

/** Which request moved; what was said is read with `listAnswers`. */
export interface LenderAnswered {
  readonly applicationId: string;
  readonly applicationVersion: number;
  readonly orderId: string;
  readonly requestId: string;
  readonly lenderId: string;
  readonly state: LenderAnswerState;
  /** Some lender of this version that had an offer no longer has one. */
  readonly isOfferTakenBack: boolean;
}

/** Tells whoever owns the application, inside the transaction that stores the answer. */
export interface LenderNews {
  /**
   * Keeps the order of a request until the transaction ends; always before the request itself.
   * @returns what `onLenderAnswered` is handed back, so that nobody reads the order again
   */
  holdOrder(trx: TenantTransaction, ctx: LendersContext, key: { readonly orderId: string }): Promise<unknown>;
  /** Lenders of one version answered in this transaction; `news` is about the last of them. */
  onLenderAnswered(
    trx: TenantTransaction,
    ctx: LendersContext,
    news: LenderAnswered & { readonly heldOrder: unknown },
  ): Promise<void>;
  /** The lender whose offer was accepted takes it back, or gives it again after that. */
  onAcceptedOffer(
    trx: TenantTransaction,
    ctx: LendersContext,
    news: {
      readonly heldOrder: unknown;
      readonly orderId: string;
      readonly lenderId: string;
      readonly effect: "taken-back" | "stands-again";
    },
  ): Promise<void>;
}

export type LendersContext = BureauContext & {
  readonly lenderProvider: LenderProvider;
  readonly lenderNews: LenderNews;
};
