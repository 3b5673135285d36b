import type { TradeInContext } from "#modules/trade-in/server/trade-in-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { MultipartPart } from "#platform/server/http/bodies/read-multipart.ts";
import type { PayoffService } from "../providers/payoff-service.ts";

/** A letter as it is kept. */
export interface KeptLetter {
  readonly key: string;
  readonly fileName: string;
  readonly contentType: string;
}

/** Who checks and keeps uploaded files; composition wires it. */
export interface PayoffLetters {
  /**
   * It goes by itself within the hour unless it is kept.
   * @throws AppError invalid `upload.refused` for what is no PDF or picture
   */
  receive(
    ctx: PayoffContext,
    input: { readonly accountId: string; readonly file: MultipartPart },
  ): Promise<KeptLetter>;
  keep(trx: TenantTransaction, ctx: PayoffContext, letter: KeptLetter): Promise<void>;
  drop(trx: TenantTransaction, ctx: PayoffContext, letter: KeptLetter): Promise<void>;
  /** The file as it was sent; undefined once it is gone. */
  open(ctx: PayoffContext, letter: KeptLetter): Promise<AsyncIterable<Uint8Array> | undefined>;
}

/** What asking lenders needs. */
export type PayoffContext = TradeInContext & {
  readonly payoffService: PayoffService;
  readonly payoffLetters: PayoffLetters;
};
