import type { ReactNode } from "react";
import type { OrderView } from "../../domain/order-view.ts";
import { OrderPicture } from "../order-vehicle.tsx";

interface MomentProps {
  readonly vehicle: OrderView["vehicle"];
  readonly title: string;
  readonly children: ReactNode;
  /** The one thing to do now. */
  readonly action: ReactNode;
}

/** A screen of its own for what somebody has waited for: ordered, delivered. Its title takes the focus. */
export function Moment({ vehicle, title, children, action }: MomentProps) {
  return (
    <section className="moment">
      <div className="page-width grid max-w-[80rem] items-center gap-x-12 gap-y-4 py-6 lg:grid-cols-[1.15fr_1fr]">
        <div className="moment-car">
          <OrderPicture vehicle={vehicle} />
        </div>
        <div className="grid content-start justify-items-start gap-4">
          <h1 className="text-display outline-none" data-step-title="" tabIndex={-1}>
            {title}
          </h1>
          <div className="grid gap-1 text-lead">{children}</div>
          <div className="flex w-full flex-wrap gap-3 pt-2">{action}</div>
        </div>
      </div>
    </section>
  );
}
