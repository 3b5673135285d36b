import { useState } from "react";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Button } from "#design-system/button.tsx";
import { Card } from "#design-system/card.tsx";
import { useWrite } from "#platform/browser/forms/use-write.ts";
import { apiClient } from "#platform/browser/http/api-client.ts";

const HOUR = 3600;
const STEPS = [
  { label: "30 minutes", seconds: HOUR / 2 },
  { label: "1 hour", seconds: HOUR },
  { label: "1 day", seconds: 24 * HOUR },
  { label: "3 days", seconds: 72 * HOUR },
  { label: "15 days", seconds: 15 * 24 * HOUR },
] as const;

/** Moves the product's clock forward; holds, links and contracts expire with it. */
export function ClockDesk() {
  const [now, setNow] = useState<string>();
  const { run, error, isBusy } = useWrite();
  const advance = async (advanceSeconds: number) => {
    const answer = await run(() => apiClient.post<{ now: string }>("/sandbox/api/clock", { advanceSeconds }));
    if (answer) setNow(answer.now);
  };
  return (
    <Card aria-labelledby="clock" as="section" className="grid gap-4">
      <h2 className="text-title" id="clock">
        Clock
      </h2>
      <p className="text-small text-ink-muted">
        Forward only, for every retailer of this demo. Sign-ins may end, because they expire too.
      </p>
      <div className="flex flex-wrap gap-2">
        {STEPS.map(({ label, seconds }) => (
          <Button
            busy={isBusy}
            className="min-h-11 px-4 text-small"
            key={label}
            look="secondary"
            onClick={() => void advance(seconds)}
          >
            {label} later
          </Button>
        ))}
      </div>
      <div aria-live="polite">
        {error && <AlertBar type="error">{error.message}</AlertBar>}
        {now && !error && <p>It is now {new Date(now).toLocaleString("en-US")}.</p>}
      </div>
    </Card>
  );
}
