import { expect, it } from "vitest";
import type { BankLinkProvider } from "#modules/payment-gateways/server/bank-link.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";

/** One way to banks, and a buyer who signs in to one. */
export interface BankLinkCase {
  readonly provider: BankLinkProvider;
  readonly ctx: RequestContext;
  /** What the buyer comes back with from the bank, having agreed there or left; `linkToken` is the one that was begun. */
  readonly visit: (linkToken: string, end: "agrees" | "leaves") => Promise<string>;
}

/** What every way to banks does. */
export function bankLinkContract(caseOf: () => BankLinkCase): void {
  const orderNumber = "FC20260001";
  const linkedAs = async (end: "agrees" | "leaves") => {
    const { provider, ctx, visit } = caseOf();
    const { linkToken } = await provider.create(ctx, { orderNumber });
    const publicToken = await visit(linkToken, end);
    return provider.exchange(ctx, { publicToken, orderNumber });
  };

  it("hands over an account by a token for the gateway, and shows bank and last four digits only", async () => {
    const account = await linkedAs("agrees");
    expect(account?.display).toMatch(/^bank:[^:]+:\d{4}$/u);
    expect(account?.processorToken).toMatch(/^\w+$/u);
  });

  it("is no account yet when a link is begun", async () => {
    const { provider, ctx } = caseOf();
    const { linkToken } = await provider.create(ctx, { orderNumber });
    expect(linkToken).not.toBe("");
    expect(await provider.exchange(ctx, { publicToken: linkToken, orderNumber })).toBeUndefined();
  });

  it("links nothing when the buyer left the bank", async () => {
    expect(await linkedAs("leaves")).toBeUndefined();
  });

  it.each(["public-nobody", "tok_1; drop", "../accounts", ""])("links nothing by %j", async (publicToken) => {
    const { provider, ctx } = caseOf();
    expect(await provider.exchange(ctx, { publicToken, orderNumber })).toBeUndefined();
  });
}
