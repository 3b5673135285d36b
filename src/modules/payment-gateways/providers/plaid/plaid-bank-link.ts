import { accountCode } from "#modules/orders/domain/payment-account.ts";
import * as v from "valibot";
import type { BankLinkProvider, LinkedAccount } from "../../server/bank-link.ts";
import { callPlaid, type PlaidOptions } from "./plaid-call.ts";

interface PlaidBankLinkOptions extends PlaidOptions {
  /** What the buyer reads in Plaid's window; at most 30 characters there. */
  readonly clientName: string;
}

const LinkToken = v.object({ link_token: v.string(), expiration: v.string() });
const Exchanged = v.object({ access_token: v.string(), item_id: v.string() });
const Accounts = v.object({
  accounts: v.array(
    v.object({
      account_id: v.string(),
      mask: v.optional(v.nullable(v.string()), null),
      name: v.string(),
      type: v.string(),
    }),
  ),
  item: v.object({ institution_name: v.optional(v.nullable(v.string()), null) }),
});
const Processor = v.object({ stripe_bank_account_token: v.string() });

/**
 * Bank accounts by Plaid Link, handed to Stripe as a processor token. Numbers are never asked for, and the
 * access token is not kept: it is needed for one exchange only.
 */
export function createPlaidBankLink(options: PlaidBankLinkOptions): BankLinkProvider {
  return {
    async create(ctx, { orderNumber }) {
      const made = await callPlaid(options, {
        path: "/link/token/create",
        body: {
          client_name: options.clientName.slice(0, 30),
          language: "en",
          country_codes: ["US"],
          products: ["auth"],
          // Names nobody: an order number of this retailer.
          user: { client_user_id: `${ctx.tenantId}-${orderNumber}` },
          account_filters: { depository: { account_subtypes: ["checking", "savings"] } },
        },
        answer: LinkToken,
      });
      if (made === undefined) throw new Error("Plaid refused to begin a link");
      return { kind: "plaid", linkToken: made.link_token };
    },

    exchange: (_ctx, { publicToken }) => exchangeToken(options, publicToken),
  };
}

async function exchangeToken(
  options: PlaidBankLinkOptions,
  publicToken: string,
): Promise<LinkedAccount | undefined> {
  if (!/^public-[\w-]{1,200}$/u.test(publicToken)) return undefined;
  const item = await callPlaid(options, {
    path: "/item/public_token/exchange",
    body: { public_token: publicToken },
    answer: Exchanged,
  });
  if (item === undefined) return undefined;
  const access = { access_token: item.access_token };
  const listed = await callPlaid(options, { path: "/accounts/get", body: access, answer: Accounts });
  const account = listed?.accounts.find(({ type }) => type === "depository");
  if (listed === undefined || account === undefined) return undefined;
  const processor = await callPlaid(options, {
    path: "/processor/stripe/bank_account_token/create",
    body: { ...access, account_id: account.account_id },
    answer: Processor,
  });
  if (processor === undefined) return undefined;
  const { institution_name: name } = listed.item;
  return {
    processorToken: processor.stripe_bank_account_token,
    vendorRef: item.item_id,
    display: accountCode({ kind: "bank", name, ending: account.mask }),
  };
}
