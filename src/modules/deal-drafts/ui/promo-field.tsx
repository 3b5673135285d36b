import { useState } from "react";
import { Button } from "#design-system/button.tsx";
import { Disclosure } from "#design-system/disclosure.tsx";
import { TextField } from "#design-system/text-field.tsx";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { isApiError } from "#platform/browser/http/api-error.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { formatDollarsAndCents } from "#platform/shared/money.ts";
import { savePromo } from "./checkout-api.ts";

/** One promo code for an order, with what it takes off or why it does not count (CART-08). */
export function PromoField({
  order,
  onSaved,
}: {
  readonly order: OrderView;
  readonly onSaved: (order: OrderView) => void;
}) {
  const t = useText();
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const save = async (wanted: string | null): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    try {
      onSaved(await savePromo(order.orderNumber, wanted));
      setCode("");
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      setProblem(failure.fields["code"] ?? failure.message);
    } finally {
      setBusy(false);
    }
  };
  if (order.promo)
    return (
      <p className="flex flex-wrap items-center gap-3">
        <span>
          {t("{title}: {amount} off", {
            title: order.promo.title,
            amount: formatDollarsAndCents(order.promo.amountCents),
          })}
        </span>
        <Button busy={isBusy} look="quiet" onClick={() => void save(null)}>
          {t("Remove promo code")}
        </Button>
      </p>
    );
  return (
    <Disclosure open={problem !== undefined} summary={t("Do you have a promo code?")}>
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (code.trim() !== "") void save(code);
        }}
      >
        <TextField
          autoCapitalize="characters"
          autoComplete="off"
          error={problem}
          id={`promo-${order.orderNumber}`}
          label={t("Promo code")}
          maxLength={40}
          onChange={(event) => setCode(event.target.value)}
          value={code}
        />
        <Button busy={isBusy} look="secondary" type="submit">
          {t("Apply")}
        </Button>
      </form>
    </Disclosure>
  );
}
