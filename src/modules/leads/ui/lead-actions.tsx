import { type MouseEvent, Suspense, useState } from "react";
import { LinkButton } from "#design-system/button.tsx";
import { partOnDemand } from "#platform/browser/late-part.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { WrittenOnce } from "#rendering/screens.tsx";
import type { LeadKind } from "../domain/lead-schema.ts";
import type { LeadSubject } from "./lead-subject.ts";

/** Only people who write load it. */
const LeadDialog = partOnDemand(async () => (await import("./lead-dialog.tsx")).LeadDialog);

interface LeadActionsProps {
  readonly subject: LeadSubject;
  /** LEAD-04. */
  readonly offersTestDrive: boolean;
}

/**
 * The ways to write to the dealer (LEAD-01, LEAD-03). Links to pages of their own, so that they work before and
 * without hydration; once the page is alive they open where people are.
 */
export function LeadActions({ subject, offersTestDrive }: LeadActionsProps) {
  const t = useText();
  const [open, setOpen] = useState<LeadKind>();
  const openHere = (kind: LeadKind) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(kind);
  };
  return (
    <div className="flex flex-wrap gap-3">
      <WrittenOnce
        blank={`/vehicles/${encodeURIComponent(subject.vehicleKey)}`}
        by={`lead actions ${offersTestDrive}`}
      >
        {(vehicle) => (
          <>
            {offersTestDrive && (
              <LinkButton
                className="grow"
                look="secondary"
                onClick={openHere("test-drive")}
                rel="nofollow"
                to={`${vehicle}/test-drive`}
              >
                {t("Schedule a test drive")}
              </LinkButton>
            )}
            <LinkButton
              className="grow"
              look="secondary"
              onClick={openHere("contact")}
              rel="nofollow"
              to={`${vehicle}/contact`}
            >
              {t("Contact dealer")}
            </LinkButton>
          </>
        )}
      </WrittenOnce>
      {open && (
        <Suspense>
          <LeadDialog key={open} kind={open} onClose={() => setOpen(undefined)} subject={subject} />
        </Suspense>
      )}
    </div>
  );
}
