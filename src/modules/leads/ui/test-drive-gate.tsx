import type { ReactNode } from "react";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { PhoneLink } from "#design-system/phone-link.tsx";
import { RetryAlert } from "#design-system/retry-alert.tsx";
import { Skeleton } from "#design-system/skeleton.tsx";
import { rich } from "#platform/browser/texts/rich-text.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import type { ApiError } from "#platform/browser/http/api-error.ts";
import type { TestDriveTimes } from "../domain/test-drive-times.ts";
import type { LeadSubject } from "./lead-subject.ts";

interface TestDriveGateProps {
  readonly times: TestDriveTimes | undefined;
  readonly error: ApiError | undefined;
  readonly subject: LeadSubject;
  readonly onRetry: () => void;
  /** The form. */
  readonly children: ReactNode;
}

/** What stands before the form: the times are on their way, failed, or there are none. */
export function TestDriveGate({ times, error, subject, onRetry, children }: TestDriveGateProps) {
  const t = useText();
  if (error) return <RetryAlert onRetry={onRetry}>{error.message}</RetryAlert>;
  if (times === undefined) return <Skeleton className="h-96" />;
  if (times.days.length > 0) return children;
  const { name, phone } = subject.dealer;
  return (
    <AlertBar type="warning">
      {rich(
        t("No test drive times are available online for this car right now. Call {dealer} at {phone}.", {
          dealer: name,
        }),
        {
          phone: <PhoneLink number={phone} />,
        },
      )}
    </AlertBar>
  );
}
