import type { PaymentsContext } from "#modules/payments/server/payments-context.ts";

/** Numbers that the embedded payment service knows. */
const CARDS = { card: "4242424242424242", declined: "4000000000000002" };

/**
 * What a payment form of the embedded service hands over.
 * @param number another card than the usual one
 */
export async function paymentToken(
  ctx: PaymentsContext,
  kind: "card" | "declined" | "bank",
  number?: string,
): Promise<string> {
  const answer = await ctx.paymentGateway.fields!.tokenize(
    ctx,
    kind === "bank"
      ? { kind, routingNumber: "110000000", accountNumber: "000123456789" }
      : {
          kind: "card",
          number: number ?? CARDS[kind],
          expMonth: 12,
          expYear: 2030,
          cvc: "123",
          name: "Robin Buyer",
          zipCode: "78701",
        },
  );
  if (answer.kind === "refused") throw new Error(answer.message);
  return answer.token;
}
