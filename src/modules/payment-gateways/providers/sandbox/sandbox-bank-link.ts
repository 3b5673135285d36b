import type { BankLinkProvider } from "../../server/bank-link.ts";
import { findToken, storeToken } from "./sandbox-vault.ts";

/** The embedded bank: a page of its own, no real bank behind it. */
export const sandboxBankLink: BankLinkProvider = {
  async create(ctx, { orderNumber }) {
    const linkToken = await storeToken(ctx, { kind: "bank-link", outcome: "open", display: "", orderNumber });
    return { kind: "page", linkToken, linkUrl: `/sandbox/gateway/bank-links/${linkToken}` };
  },

  async exchange(ctx, { publicToken, orderNumber }) {
    const row = await findToken(ctx, publicToken);
    if (row?.kind !== "bank-link" || row.outcome !== "linked" || row.order_number !== orderNumber)
      return undefined;
    const { display } = row;
    const processorToken = await storeToken(ctx, {
      kind: "bank-linked",
      outcome: "pending",
      display,
      orderNumber,
    });
    return { processorToken, vendorRef: publicToken, display };
  },
};
