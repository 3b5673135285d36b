import type { ReactNode } from "react";
import { Button } from "#design-system/plain-button.tsx";

interface SubmitRowProps {
  readonly children: ReactNode;
  readonly ready: boolean;
  readonly busy: boolean;
  /** What is still missing; shown beside the button while it sleeps. */
  readonly reason: string;
}

/** The one button of a form, with the reason beside it while it is disabled (AUTH-15). */
export function SubmitRow({ children, ready, busy, reason }: SubmitRowProps) {
  return (
    <div className="grid gap-2">
      <Button
        aria-describedby={ready ? undefined : "submit-reason"}
        busy={busy}
        className="w-full"
        disabled={!ready}
        type="submit"
      >
        {children}
      </Button>
      {!ready && (
        <p className="text-center text-small text-ink-muted" id="submit-reason">
          {reason}
        </p>
      )}
    </div>
  );
}
