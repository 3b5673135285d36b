import { useState } from "react";
import { useNavigate } from "react-router";
import { Button, LinkButton } from "#design-system/button.tsx";
import { Countdown } from "#design-system/countdown.tsx";
import { Dialog } from "#design-system/dialog.tsx";
import { Icon } from "#design-system/icon.tsx";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { isApiError } from "#platform/browser/http/api-error.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { rich } from "#platform/browser/texts/rich-text.tsx";
import { renewHold } from "#modules/deal-drafts/ui/checkout-api.ts";

interface HoldBarProps {
  readonly order: OrderView;
  /** The hold runs again; the price may be another one. */
  readonly onRenewed: (order: OrderView) => void;
  /** Somebody else has the vehicle now. */
  readonly onTaken: () => void;
}

/** How long the vehicle stays reserved, and the way on when the time is over (CART-03, OP-20). */
export function HoldBar({ order, onRenewed, onTaken }: HoldBarProps) {
  const t = useText();
  const [endedHold, setEndedHold] = useState<string>();
  const isRunning = order.hold !== null && order.hold.expiresAt !== endedHold;
  return (
    <>
      {order.hold && isRunning && (
        <p className="flex items-center gap-2 rounded-card bg-accent-soft px-3 py-2 text-small sm:px-4 sm:py-3 sm:text-body">
          <Icon className="shrink-0" name="clock" />
          <span>
            {rich(t("We're holding this car for you: {time}"), {
              time: (
                <strong>
                  <Countdown
                    key={order.hold.expiresAt}
                    label={t("left to finish checkout")}
                    onEnd={() => setEndedHold(order.hold?.expiresAt)}
                    seconds={order.hold.secondsLeft}
                  />
                </strong>
              ),
            })}
          </span>
        </p>
      )}
      <HoldEnded onRenewed={onRenewed} onTaken={onTaken} open={!isRunning} order={order} />
    </>
  );
}

function HoldEnded({ order, onRenewed, onTaken, open }: HoldBarProps & { readonly open: boolean }) {
  const t = useText();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const resume = async (): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      onRenewed(await renewHold(order.orderNumber));
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.status === 409) onTaken();
      else setFailure(error.message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      actions={
        <>
          <Button busy={isBusy} onClick={() => void resume()}>
            {t("Continue checkout")}
          </Button>
          <LinkButton look="quiet" to="/cart">
            {t("Back to cart")}
          </LinkButton>
        </>
      }
      onClose={() => {
        // Also fires when the renewed hold closes it.
        if (open) void navigate("/cart");
      }}
      open={open}
      title={t("Your hold has ended")}
    >
      <div className="grid gap-3">
        <p>
          {t(
            "We held the {title} for you while you checked out. If no one else has taken it, you can pick up right where you left off. Everything you entered is saved.",
            { title: order.vehicle.title },
          )}
        </p>
        {failure && (
          <p className="font-semibold text-danger" role="alert">
            {failure}
          </p>
        )}
      </div>
    </Dialog>
  );
}
