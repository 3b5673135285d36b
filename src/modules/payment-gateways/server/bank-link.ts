import type { RequestContext } from "#platform/server/context/request-context.ts";

/** Where the buyer signs in to the bank: a page, or the vendor's own window inside the payment document. */
export type BankLinkStart =
  | { readonly kind: "page"; readonly linkToken: string; readonly linkUrl: string }
  | { readonly kind: "plaid"; readonly linkToken: string };

export interface LinkedAccount {
  /** What the gateway takes for the account; never its numbers. */
  readonly processorToken: string;
  /** The link's name at the vendor. */
  readonly vendorRef: string;
  /** As `accountCode` writes it: `bank:First Harbor Bank:6789`. */
  readonly display: string;
}

/** Lets a buyer prove that a bank account is theirs, without us seeing sign-in or numbers (OP-03). */
export interface BankLinkProvider {
  create(ctx: RequestContext, input: { readonly orderNumber: string }): Promise<BankLinkStart>;
  /** Undefined when the bank refused, or the link is over or of another order. */
  exchange(
    ctx: RequestContext,
    input: { readonly publicToken: string; readonly orderNumber: string },
  ): Promise<LinkedAccount | undefined>;
}
