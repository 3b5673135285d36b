import { AlertBar } from "#design-system/alert-bar.tsx";
import { StepList } from "#design-system/step-list.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { formatDeadline, formatInstant } from "#modules/orders/ui/format-instant.ts";
import type { KeptTracker } from "./live/use-kept-tracker.ts";
import { OrderRow } from "./order-summary.tsx";
import { Road } from "./strip/road.tsx";
import { orderDrawing } from "#modules/orders/domain/drawing/order-drawing.ts";

/** An order as this device last saw it, to be read without a connection. */
export function KeptOrder({ kept }: { readonly kept: KeptTracker }) {
  const t = useText();
  const { order, view, keptAt } = kept;
  const { steps } = view.tracker;
  const appointment = order.delivery?.appointmentTime;
  const at = (iso: string) => formatInstant(iso, order.dealer.timeZone, t.language);
  return (
    <div className="tracker-page grid max-w-[48rem] gap-5" data-says-offline="">
      <AlertBar hideAfter={null} type="warning">
        {t("You're offline. This is your order as of {instant}; its steps open again with a connection.", {
          instant: at(new Date(keptAt).toISOString()),
        })}
      </AlertBar>
      <section
        aria-label={t("Your progress")}
        className="overflow-clip rounded-card border border-line bg-surface-raised"
      >
        <Road orderNumber={order.orderNumber} picture={orderDrawing(order.vehicle, "side")} steps={steps} />
      </section>
      <h1 className="text-heading">{order.vehicle.title}</h1>
      {appointment !== undefined && (
        <p className="text-lead">
          {t("Your appointment: {instant}", {
            instant: formatDeadline(appointment, order.dealer.timeZone, t.language),
          })}
        </p>
      )}
      <StepList
        label={t("Your steps")}
        steps={steps.map((step) => ({
          id: step.step,
          title: t(step.label),
          variant: step.status === "COMPLETED" ? "completed" : "disabled",
          state: t(step.statusLabel),
          current: false,
        }))}
      />
      <OrderRow order={order} />
    </div>
  );
}
