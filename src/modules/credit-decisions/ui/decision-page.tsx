import { type ReactNode, Suspense } from "react";
import { useParams } from "react-router";
import { Skeleton } from "#design-system/skeleton.tsx";
import { useApiData } from "#platform/browser/data/use-api-data.ts";
import { latePart } from "#platform/browser/late-part.ts";
import { SignedIn } from "#platform/browser/session/signed-in.tsx";
import type { DecisionView } from "../domain/decision-view.ts";
import { draftPath } from "#modules/deal-drafts/ui/checkout-api.ts";

const Decision = latePart(async () => (await import("./decision.tsx")).Decision);
const POLL_MS = 3_000;

/** A lender that answers later may have the better offer, so the page listens on beside the first. */
function mayGetAnswers({ state, lenders }: DecisionView): boolean {
  if (state === "offers") return lenders.some((lender) => lender.state === "PENDING");
  return state === "waiting" || state === "timed-out";
}

interface DecisionPageProps {
  /** What the buyer was written about their credit. */
  readonly letters: (view: DecisionView) => ReactNode;
}

/** What lenders answered (LEND-01): received, offers to compare, accept, decline, declined; one address each (table A). */
export function DecisionPage({ letters }: DecisionPageProps) {
  const { orderNumber = "" } = useParams();
  return (
    <div className="page-width max-w-[60rem] py-6 md:py-10">
      <SignedIn waiting={<Skeleton className="h-96" />}>
        <Answers letters={letters} orderNumber={orderNumber} />
      </SignedIn>
    </div>
  );
}

function Answers(props: DecisionPageProps & { readonly orderNumber: string }) {
  const path = `${draftPath(props.orderNumber)}/decision`;
  const loaded = useApiData<DecisionView>(path, (view) => (mayGetAnswers(view) ? POLL_MS : null));
  return (
    <Suspense fallback={<Skeleton className="h-96" />}>
      <Decision {...props} loaded={loaded} />
    </Suspense>
  );
}
