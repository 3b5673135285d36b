import { AlertBar } from "#design-system/alert-bar.tsx";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { useText } from "#platform/browser/texts/texts.tsx";

/** Programs that counted and do not any longer: the price says so in words (PROT-07). */
export function EndedIncentives({ ended }: Pick<OrderView["incentives"], "ended">) {
  const t = useText();
  if (ended.length === 0) return null;
  return (
    <AlertBar title={t("Your price changed")} type="warning">
      {t("No longer part of your price: {programs}.", {
        programs: ended.map(({ title }) => title).join(", "),
      })}
    </AlertBar>
  );
}
