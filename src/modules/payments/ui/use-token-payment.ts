import type { ApiError } from "#platform/browser/api-error.ts";
import { useWrite } from "#modules/orders/ui/use-write.ts";
import { apiClient } from "#platform/browser/api-client.ts";
import { paymentsPath, type PaymentsView } from "./payments-view.ts";

/** Numbers go to the gateway's own address; the product gets the token that stands for them. */
export function useTokenPayment(input: {
  readonly orderNumber: string;
  readonly family: "card" | "bank";
  readonly onPaid: (answer: PaymentsView) => void;
}): {
  readonly isBusy: boolean;
  readonly error: ApiError | undefined;
  readonly pay: (source: object) => void;
} {
  const { run, isBusy, error } = useWrite();
  const pay = async (source: object) => {
    const answer = await run(async () => {
      const { token } = await apiClient.post<{ token: string }>("/sandbox/gateway/tokens", source);
      const path = `${paymentsPath(input.orderNumber)}/${input.family}`;
      return apiClient.post<PaymentsView>(path, { token }, { idempotencyKey: token });
    });
    if (answer) input.onPaid(answer);
  };
  return { isBusy, error, pay: (source) => void pay(source) };
}
