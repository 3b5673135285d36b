import { useEffect, type ReactNode } from "react";
import { Navigate } from "react-router";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { PhoneLink } from "#design-system/phone-link.tsx";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { isOrderOver } from "#modules/orders/domain/states/is-order-over.ts";
import { orderDrawing } from "#modules/orders/domain/drawing/order-drawing.ts";
import { useOrderRooftop } from "#modules/orders/ui/use-order-rooftop.ts";
import { AskForUpdates } from "#modules/push-messages/ui/ask-for-updates.tsx";
import type { StepDescriptor } from "#modules/order-steps/domain/step-descriptor.ts";
import type { StepId } from "#modules/order-steps/domain/step-status.ts";
import { RefreshContext } from "#platform/browser/data/refresh-context.ts";
import { SignedIn } from "#platform/browser/session/signed-in.tsx";
import { keepOrder } from "#platform/browser/offline/kept-orders.ts";
import { useApiData } from "#platform/browser/data/use-api-data.ts";
import { useText, useTexts } from "#platform/browser/texts/texts.tsx";
import { rich } from "#platform/browser/texts/rich-text.tsx";
import { progressTrackerMessages } from "../messages.ts";
import { loadFailure } from "./live/load-failure.ts";
import { Announcer } from "./announcer.tsx";
import { DeliveredMoment } from "./delivered/delivered-moment.tsx";
import { WhatComesNext } from "./delivered/what-comes-next.tsx";
import { KeptOrder } from "./kept-order.tsx";
import { orderPath, useKeptTracker } from "./live/use-kept-tracker.ts";
import { CanceledOrder } from "./canceled-order.tsx";
import { useBanner } from "./use-banner.ts";
import { MessageBanner } from "./message-banner.tsx";
import { deliveredWords, OrderBanner } from "./order-banner.tsx";
import { OrderRow, OrderSummary } from "./order-summary.tsx";
import { StepArea } from "./steps/step-area.tsx";
import { ProgressStrip } from "./strip/progress-strip.tsx";
import { SideSteps } from "./steps/step-menu.tsx";
import { TimeSpent, useTimeSpent } from "./time-spent.tsx";
import { TrackerSkeleton } from "./tracker-skeleton.tsx";
import { TrackerProvider } from "./tracker-context.ts";
import { TrackerFailed } from "./live/tracker-failed.tsx";
import { useTracker, type LoadedTracker } from "./live/use-tracker.ts";

interface TrackerFrameProps {
  readonly orderNumber: string;
  /** Every step of the product; the same list at every rendering. */
  readonly steps: readonly StepDescriptor[];
  /** The step of the screen inside; null while it is being decided. */
  readonly current: StepId | null;
  readonly supportPhone: string;
  readonly brandName: string;
  readonly children: ReactNode;
}

/** The tracker around one step: the car, the road, the steps, and the step's own screen (TRK-09). */
export function TrackerFrame(props: TrackerFrameProps) {
  return (
    <SignedIn waiting={<WaitingTracker orderNumber={props.orderNumber} />}>
      <Loaded key={props.orderNumber} {...props} />
    </SignedIn>
  );
}

/** Signing in again needs a connection; without one the order is read as it was kept. */
function WaitingTracker({ orderNumber }: { readonly orderNumber: string }) {
  const isOffline = typeof navigator !== "undefined" && !navigator.onLine;
  const kept = useKeptTracker(orderNumber, isOffline);
  return kept ? <KeptOrder kept={kept} /> : <TrackerSkeleton />;
}

function Loaded({ children, ...props }: TrackerFrameProps) {
  const tracker = useTracker(props.orderNumber, props.steps);
  return (
    <RefreshContext value={tracker.revision}>
      <Shell {...props} tracker={tracker}>
        {children}
      </Shell>
    </RefreshContext>
  );
}

/** By what the page for no connection names the order; the drawing is the one that this page shows. */
const shownOffline = ({ vehicle }: OrderView) => ({
  title: vehicle.title,
  picture: vehicle.photo ?? orderDrawing(vehicle, "front-three-quarter"),
});

interface ShellProps extends TrackerFrameProps {
  readonly tracker: LoadedTracker;
}

function Shell({ orderNumber, steps: all, current, tracker, children, ...site }: ShellProps) {
  const t = useText();
  const { supportPhone, brandName } = site;
  const order = useApiData<OrderView>(orderPath(orderNumber));
  useEffect(() => {
    if (order.data) void keepOrder(orderPath(orderNumber), order.data, shownOffline(order.data));
  }, [orderNumber, order.data]);
  useOrderRooftop(order.data);
  const banner = useBanner(all, tracker.view, current);
  const text = useTexts(progressTrackerMessages);
  const status = tracker.view?.facts.order.orderStatus;
  const timeSpent = useTimeSpent(orderNumber, status !== undefined && !isOrderOver(status));
  const error = tracker.error ?? order.error;
  const kept = useKeptTracker(orderNumber, error?.status === 0 && (!tracker.view || !order.data));
  if (kept) return <KeptOrder kept={kept} />;
  if (error && (!tracker.view || !order.data || error.status === 404)) {
    const failure = loadFailure(error, current !== null);
    if (failure === "checkout") return <Navigate replace to={`/checkout/${orderNumber}/payment-options`} />;
    if (failure === "catch-all") return <Navigate replace to={`/progress/${orderNumber}`} />;
    const retry = () => {
      tracker.reload();
      if (order.error) order.reload();
    };
    return (
      <div className="tracker-page">
        <TrackerFailed
          error={error}
          failures={tracker.failures}
          onRetry={retry}
          supportPhone={supportPhone}
        />
      </div>
    );
  }
  if (!tracker.view || !order.data) return <TrackerSkeleton />;
  const { view } = tracker;
  const { steps } = view.tracker;
  const isCanceled = view.facts.order.orderStatus === "CANCELED";
  const time = { ...timeSpent, isHidden: timeSpent.isHidden ?? !view.isTimeSpentOpen };
  const timer = <TimeSpent {...time} />;
  const isHandover = all.some((step) => step.id === current && step.isHandover === true);
  const handover = isHandover ? view.handover : null;
  // The way there is behind whoever has the car: what comes next stands above it.
  const strip = (
    <ProgressStrip
      banner={banner && <MessageBanner timer={banner === "timer" && timer} />}
      current={current}
      order={order.data}
      steps={steps}
      timer={banner !== "timer" && timer}
    />
  );
  return (
    <>
      {handover && (
        <StepArea>
          <DeliveredMoment
            brandName={brandName}
            handover={handover}
            order={order.data}
            words={text(deliveredWords(view))}
          />
        </StepArea>
      )}
      <div className="tracker-page grid items-start gap-4 md:gap-6 lg:grid-cols-[19rem_1fr] lg:gap-x-12">
        <aside aria-label={t("Order and steps")} className="grid gap-6 max-lg:hidden lg:sticky lg:top-8">
          <OrderSummary order={order.data} supportPhone={supportPhone} />
          {!isCanceled && <SideSteps current={current} steps={steps} />}
        </aside>
        <div className="grid min-w-0 gap-4 md:gap-6">
          {isCanceled ? (
            <CanceledOrder order={order.data} supportPhone={supportPhone} />
          ) : (
            <>
              {!handover && strip}
              {tracker.error && <AlertBar type="warning">{text("progress.stale")}</AlertBar>}
              {handover ? (
                <>
                  <WhatComesNext handover={handover} order={order.data} supportPhone={supportPhone} />
                  {strip}
                </>
              ) : (
                <>
                  <OrderBanner order={order.data} view={view} />
                  <StepArea>
                    <TrackerProvider value={{ view, order: order.data, reload: tracker.reload }}>
                      {children}
                    </TrackerProvider>
                  </StepArea>
                </>
              )}
            </>
          )}
          {!isOrderOver(view.facts.order.orderStatus) && <AskForUpdates />}
          <footer className="grid gap-1 lg:hidden">
            <OrderRow order={order.data} />
            {banner !== "timer" && !isCanceled && <TimeSpent {...time} isWorded />}
            <p className="text-small text-ink-muted">
              {rich(t("Order {number}. Help: {phone}"), {
                number: <span className="break-all tabular">{orderNumber}</span>,
                phone: <PhoneLink number={supportPhone} />,
              })}
            </p>
          </footer>
        </div>
      </div>
      <Announcer view={view} />
    </>
  );
}
