import { useText } from "#platform/browser/texts/texts.tsx";
import { useApiData } from "#platform/browser/data/use-api-data.ts";
import { afterCancellation } from "../domain/after-cancellation.ts";
import { paymentsPath, type PaymentsView } from "./payments-view.ts";

/** What happens to the money of a canceled order, in the words of the mail. Nothing is said until it is known. */
export function AfterCancellation({ orderNumber }: { readonly orderNumber: string }) {
  const t = useText();
  const { data } = useApiData<PaymentsView>(paymentsPath(orderNumber));
  if (!data) return null;
  return (
    <ul className="grid gap-2">
      {afterCancellation(t, data.payments).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
