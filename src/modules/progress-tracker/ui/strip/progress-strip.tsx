import type { ReactNode } from "react";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { orderDrawing } from "#modules/orders/domain/drawing/order-drawing.ts";
import type { StepId } from "#modules/order-steps/domain/step-status.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import type { TrackerStep } from "../../domain/derive-tracker.ts";
import { TopSteps } from "../steps/step-menu.tsx";
import { Road } from "./road.tsx";
import { WorkLeft } from "./work-left.tsx";

interface ProgressStripProps {
  readonly order: OrderView;
  readonly steps: readonly TrackerStep[];
  readonly current: StepId | null;
  /** What the first steps are for (TRK-12). */
  readonly banner: ReactNode;
  /** On large screens; phones have it at the foot of the page. */
  readonly timer: ReactNode;
}

/** Where the order is, in one strip: the road, the step and all others on demand, and how much work is left. */
export function ProgressStrip({ order, steps, current, banner, timer }: ProgressStripProps) {
  const t = useText();
  return (
    <section
      aria-label={t("Your progress")}
      className="overflow-clip rounded-card border border-line bg-surface-raised"
    >
      <Road orderNumber={order.orderNumber} picture={orderDrawing(order.vehicle, "side")} steps={steps} />
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 border-t border-line px-5 text-small max-lg:hidden">
        <WorkLeft steps={steps} />
        {timer}
      </div>
      <TopSteps current={current} steps={steps} />
      {banner}
    </section>
  );
}
