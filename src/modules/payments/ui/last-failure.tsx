import { AlertBar } from "#design-system/alert-bar.tsx";
import { useTexts } from "#platform/browser/texts/texts.tsx";
import { paymentsMessages } from "../messages.ts";
import type { PaymentsView } from "./payments-view.ts";

/** MSG-47, with the bank's or card's own last attempt. */
export function LastFailure({ data }: { readonly data: PaymentsView }) {
  const text = useTexts(paymentsMessages);
  if (data.status !== "PAYMENT_FAILED") return null;
  const last = data.payments.findLast(({ status }) => status === "PAYMENT_FAILED");
  return <AlertBar type="error">{last?.message ?? text("failed")}</AlertBar>;
}
