import type { ChargeWord } from "../../domain/charge-moves.ts";
import type { PaymentRow } from "./payments-repo.ts";

/** One word about one charge. */
export interface PaymentMove {
  readonly row: PaymentRow;
  readonly word: ChargeWord;
  /** Why it failed, in our own words. */
  readonly failureCode: string;
}
