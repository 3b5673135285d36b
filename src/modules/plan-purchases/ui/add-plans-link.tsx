import { Link } from "react-router";
import { useText } from "#platform/browser/texts/texts.tsx";
import { addPlansPage } from "./purchase-calls.ts";

/** To the plans that can be bought by themselves for an order. */
export function AddPlansLink({ orderNumber }: { readonly orderNumber: string }) {
  const t = useText();
  return (
    <p className="print:hidden">
      <Link
        className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
        to={addPlansPage(orderNumber)}
      >
        {t("Add a protection plan")}
      </Link>
    </p>
  );
}
