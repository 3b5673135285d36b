import { useState } from "react";
import { AlertBar, type AlertType } from "../alert-bar.tsx";
import { Button } from "../button.tsx";
import { Countdown } from "../countdown.tsx";
import { Dialog } from "../dialog.tsx";
import { RetryAlert } from "../retry-alert.tsx";
import { Skeleton } from "../skeleton.tsx";
import { StatusBadge, type StatusBadgeVariant } from "../status-badge.tsx";
import { Toast } from "../toast.tsx";
import { GallerySection } from "./gallery-section.tsx";

const ALERTS: readonly AlertType[] = [
  "expired",
  "resent",
  "wrongInput",
  "success",
  "warning",
  "internalError",
  "error",
];
const STATES: readonly StatusBadgeVariant[] = [
  "active",
  "completed",
  "focused",
  "selected",
  "disabled",
  "error",
  "unknown",
];

/** What the product says back. */
export function FeedbackSection() {
  const [isOpen, setOpen] = useState(false);
  const [saved, setSaved] = useState(false);
  return (
    <GallerySection title="Feedback">
      <div className="grid gap-3">
        {ALERTS.map((type) => (
          <AlertBar key={type} title={type} type={type}>
            What happened and what to do next.
          </AlertBar>
        ))}
        <RetryAlert onRetry={() => undefined}>What could not be loaded.</RetryAlert>
      </div>
      <div className="flex flex-wrap gap-4">
        {STATES.map((state) => (
          <StatusBadge key={state} label={state} variant={state}>
            3
          </StatusBadge>
        ))}
        {STATES.map((state) => (
          <StatusBadge key={state} label={state} size="small" variant={state}>
            3
          </StatusBadge>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button look="secondary" onClick={() => setOpen(true)}>
          Open a dialog
        </Button>
        <Button look="secondary" onClick={() => setSaved(true)}>
          Show a toast
        </Button>
        <p>
          Held for <Countdown label="left" seconds={1800} />
        </p>
      </div>
      <div className="grid max-w-form gap-2">
        <Skeleton className="h-6 w-2/3" />
        <Skeleton className="h-24" />
      </div>
      <Dialog
        actions={<Button onClick={() => setOpen(false)}>Switch to cash</Button>}
        onClose={() => setOpen(false)}
        open={isOpen}
        title="Switch to cash?"
      >
        <p>Your payment plan is removed. You can switch back until you submit.</p>
      </Dialog>
      <Toast onHide={() => setSaved(false)}>{saved ? "Saved" : null}</Toast>
    </GallerySection>
  );
}
