import { Button } from "#design-system/button.tsx";
import { Dialog } from "#design-system/dialog.tsx";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { type FallingChoice, FALLING_TEXTS, whatFallsAway } from "../domain/what-falls-away.ts";
import { DEAL_NAMES, type WayToPay } from "./ways-to-pay.tsx";

/** What a change of the way to pay clears; another lender than before is told anew. */
export function fallingChoices(order: OrderView, way: WayToPay): readonly FallingChoice[] {
  const isLenderGone = order.funding?.lenderName !== undefined && !way.isOwnLender;
  const isSameDeal = way.dealType === order.deal.type;
  if (isSameDeal) return isLenderGone ? ["funding"] : [];
  return whatFallsAway(order.deal.type, way.dealType, order.choices);
}

/** Asks before the deal type changes, and names what of the choices falls away (CALC-11, OP-54). */
export function SwitchDialog({
  order,
  wanted,
  onConfirm,
  onClose,
}: {
  readonly order: OrderView;
  readonly wanted: WayToPay | undefined;
  readonly onConfirm: (way: WayToPay) => void;
  readonly onClose: () => void;
}) {
  const t = useText();
  const falling = wanted ? fallingChoices(order, wanted) : [];
  const name = wanted?.isOwnLender
    ? t("Use my own bank or credit union")
    : wanted && t(DEAL_NAMES[wanted.dealType]);
  return (
    <Dialog
      actions={
        <>
          <Button onClick={() => wanted && onConfirm(wanted)}>{t("Change how I pay")}</Button>
          <Button look="quiet" onClick={onClose}>
            {t("Keep it as it is")}
          </Button>
        </>
      }
      onClose={onClose}
      open={wanted !== undefined}
      title={name ?? ""}
    >
      <div className="grid gap-2">
        <p>{t("These choices no longer apply and are cleared:")}</p>
        <ul className="list-disc pl-5">
          {falling.map((choice) => (
            <li key={choice}>{t(FALLING_TEXTS[choice])}</li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
