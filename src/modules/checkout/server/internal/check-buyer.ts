import * as v from "valibot";
import {
  buyerDetailsSchema,
  type BuyerDetails,
  type BuyerDraft,
} from "#modules/orders/domain/buyer-details-schema.ts";
import { phonePolicyOf } from "#modules/tenancy/server/phone-policy-of.ts";
import type { DeliveryOption, Funding } from "#modules/orders/domain/order.ts";
import { fieldErrors } from "#platform/shared/fields/form-schema.ts";
import { phoneConsentProblem } from "#platform/shared/fields/phone/phone-consent.ts";
import { AppError } from "#platform/shared/app-error.ts";
import { draftAddressProblem } from "../../domain/draft-address-problem.ts";
import { lenderProblems } from "../../domain/own-lender/lender-problems.ts";
import { checkoutMessages } from "#modules/deal-drafts/messages.ts";
import type { CheckoutContext } from "#modules/deal-drafts/server/checkout-context.ts";

/**
 * The details as a submitted order must have them (VAL-01 to VAL-13, OP-15, MSG-33).
 * @throws AppError invalid `order.detailsIncomplete`, with every wrong field
 */
export function checkBuyer(
  ctx: CheckoutContext,
  input: {
    readonly draft: BuyerDraft;
    readonly option: DeliveryOption;
    /** The number that the account agreed to be contacted at. */
    readonly agreedPhone: string | undefined;
    readonly funding: Funding | undefined;
  },
): BuyerDetails {
  const parsed = v.safeParse(buyerDetailsSchema(phonePolicyOf(ctx)), input.draft);
  const { phone, phoneConsent: consent } = input.draft;
  const noConsent = phoneConsentProblem({ phone, consent, agreedPhone: input.agreedPhone });
  const asked: Record<string, string> = {
    ...(noConsent !== undefined && { phoneConsent: noConsent }),
    ...lenderProblems({ funding: input.funding, lenderContact: input.draft.lenderContact }),
  };
  if (!parsed.success) {
    const entries = Object.entries(fieldErrors(parsed.issues));
    const wrong = Object.fromEntries(entries.map(([field, messages]) => [field, messages[0] ?? ""]));
    throw incomplete({ ...wrong, ...asked });
  }
  if (Object.keys(asked).length > 0) throw incomplete(asked);
  const buyer = parsed.output;
  const wrong = draftAddressProblem(ctx.geo, buyer, { isDelivery: input.option === "DELIVERY" });
  if (wrong) throw incomplete({ [wrong.field]: wrong.message });
  return buyer;
}

function incomplete(fields: Record<string, string>): AppError {
  return new AppError("invalid", {
    code: "order.detailsIncomplete",
    message: checkoutMessages["checkout.detailsIncomplete"],
    fields,
  });
}
