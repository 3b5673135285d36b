import type { ReactNode } from "react";
import type { StepDescriptor } from "../domain/step-descriptor.ts";
import type { StepStatus } from "../domain/step-status.ts";
import type { OrderView } from "#modules/orders/domain/order-view.ts";

/** What every step of the progress tracker gets from it. */
export interface StepProps {
  readonly order: OrderView;
  /** The step's derived status; the tracker is asked again after `onChanged`. */
  readonly status: StepStatus;
  /** Something was written: the tracker reads its state again, in place. */
  readonly onChanged: () => void;
  /** The way on, once there is nothing left to do here. */
  readonly next: ReactNode;
  /** Opens the next step that waits for the buyer. */
  readonly goNext: () => void;
  readonly brandName: string;
  readonly supportPhone: string;
  /** Shows test inputs and the messages of the embedded providers. */
  readonly isDemo: boolean;
}

/** A step with the screen that shows it. */
export interface StepScreen {
  readonly step: StepDescriptor;
  /** `view` is what follows the step's segment in the path; empty for a step with a route of its own. */
  readonly Screen: (props: StepProps & { readonly view: string }) => ReactNode;
}
