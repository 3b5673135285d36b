import { useState, useSyncExternalStore } from "react";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Skeleton } from "#design-system/skeleton.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { ownResult } from "../own-result-store.ts";
import { capability } from "../capability.ts";
import { useJourney } from "../journey-context.ts";
import { IdentificationForm } from "../parts/identification-form.tsx";
import { JourneyPage } from "../parts/journey-page.tsx";
import { PickUp } from "../parts/pick-up.tsx";
import { WhatItIs } from "../parts/what-it-is.tsx";

/** The first page (PQ-03): who somebody is, and the permission to look. */
export function IdentificationPage() {
  const t = useText();
  const { state, hasEnded } = useJourney();
  const [isNew, setNew] = useState(false);
  const hasKey = useSyncExternalStore(
    capability.subscribe,
    () => capability.get() !== null,
    () => false,
  );
  const own = useSyncExternalStore(ownResult.subscribe, ownResult.get, () => null);
  const step = state.status === "live" ? state.view.step : own?.terms ? "result" : undefined;
  return (
    <JourneyPage
      aside={<WhatItIs />}
      lead={t("Tell us who you are, and see what you would pay a month for every car here.")}
      station={0}
      title={t("Check my payments")}
    >
      {hasEnded && (
        <AlertBar type="expired" title={t("Your session has ended")}>
          {t(
            "You were inactive for 15 minutes, so we deleted what you typed to protect you. Please start over.",
          )}
        </AlertBar>
      )}
      {hasKey && state.status === "reading" ? (
        <FormSkeleton />
      ) : step !== undefined && !isNew ? (
        <PickUp onStartOver={() => setNew(true)} step={step} />
      ) : (
        <IdentificationForm key={String(hasEnded)} onBegin={() => setNew(true)} />
      )}
    </JourneyPage>
  );
}

function FormSkeleton() {
  const t = useText();
  return (
    <div aria-busy="true" className="grid gap-4">
      <span className="sr-only">{t("Loading")}</span>
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
    </div>
  );
}
