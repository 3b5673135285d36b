import { type ReactNode, Suspense, useCallback, useState } from "react";
import { useParams } from "react-router";
import { Skeleton } from "#design-system/skeleton.tsx";
import { RefreshContext } from "#platform/browser/data/refresh-context.ts";
import { useApiData } from "#platform/browser/data/use-api-data.ts";
import { useAskAgain } from "#platform/browser/data/use-ask-again.ts";
import { latePart } from "#platform/browser/late-part.ts";
import { SignedIn } from "#platform/browser/session/signed-in.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import type { CheckoutStep } from "#modules/deal-drafts/domain/checkout-steps.ts";
import { draftPath, type DraftAnswer } from "#modules/deal-drafts/ui/checkout-api.ts";
import type { StepParts } from "#modules/deal-drafts/ui/step-parts.ts";

const FrameLayout = latePart(async () => (await import("./frame-layout.tsx")).FrameLayout);

interface CheckoutFrameProps {
  readonly step: CheckoutStep;
  readonly title: string;
  readonly children: (parts: StepParts) => ReactNode;
}

/**
 * One step of checkout: tracker, hold, the car and its price, and the step's own question. Pages of other modules stand
 * in it by `src/app/routes`, such as the credit application. What a step shows comes late, while the order is read.
 */
export function CheckoutFrame(props: CheckoutFrameProps) {
  const { orderNumber = "" } = useParams();
  return (
    <div className="page-width max-w-[76rem] py-6 md:py-10">
      <SignedIn waiting={<FrameSkeleton />}>
        <UpToDate>
          <Draft orderNumber={orderNumber} {...props} />
        </UpToDate>
      </SignedIn>
    </div>
  );
}

/** Shorter looks elsewhere change nothing. */
const AWAY_MS = 500;

/** Reads the step again when somebody comes back to this window: another one may have changed the order. */
function UpToDate({ children }: { readonly children: ReactNode }) {
  const [revision, setRevision] = useState(0);
  const ask = useCallback(() => setRevision((before) => before + 1), []);
  useAskAgain(ask, { everyMs: null, onReturnAfterMs: AWAY_MS });
  return <RefreshContext value={revision}>{children}</RefreshContext>;
}

function Draft(props: CheckoutFrameProps & { readonly orderNumber: string }) {
  const loaded = useApiData<DraftAnswer>(draftPath(props.orderNumber));
  const waiting = <FrameSkeleton />;
  return (
    <Suspense fallback={waiting}>
      <FrameLayout {...props} loaded={loaded} waiting={waiting} />
    </Suspense>
  );
}

function FrameSkeleton() {
  const t = useText();
  return (
    <div aria-busy="true" className="grid gap-8 lg:grid-cols-[12rem_1fr_18rem] lg:gap-6">
      <span className="sr-only">{t("Loading your checkout")}</span>
      <Skeleton className="h-64 max-lg:hidden" />
      <div className="grid gap-4">
        <Skeleton className="h-10 w-2/3" />
        <Skeleton className="h-12" />
        <Skeleton className="h-72" />
      </div>
      <Skeleton className="h-56" />
    </div>
  );
}
