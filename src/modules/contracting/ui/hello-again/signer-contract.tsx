import { useCallback, useEffect, useRef, useState } from "react";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Button } from "#design-system/button.tsx";
import { Skeleton } from "#design-system/skeleton.tsx";
import { formatInstant } from "#modules/orders/ui/format-instant.ts";
import { isApiError, type ApiError } from "#platform/browser/api-error.ts";
import type { SigningState } from "../../domain/signing-status.ts";
import { ContractPaper } from "../contract-paper.tsx";
import type { SigningSessionView } from "../contract-review.tsx";
import { SignForm } from "../sign-form.tsx";
import { callAsSigner } from "./signer-session.ts";

/** The contract of the capability's order, and the signature. */
export function SignerContract({
  timeZone,
  onBack,
  onEnded,
}: {
  readonly timeZone: string;
  /** Signed, or the contract is over: the desk says how it stands. */
  readonly onBack: () => void;
  readonly onEnded: () => void;
}) {
  const [data, setData] = useState<SigningSessionView>();
  const [error, setError] = useState<ApiError>();
  const heading = useRef<HTMLHeadingElement>(null);
  const load = useCallback(() => {
    callAsSigner<SigningSessionView>("GET", "/public/contracting/signer/session").then(
      setData,
      (failure: unknown) => {
        if (!isApiError(failure)) throw failure;
        if (failure.status === 401) onEnded();
        else setError(failure);
      },
    );
  }, [onEnded]);
  useEffect(load, [load]);
  const retry = () => {
    setError(undefined);
    load();
  };
  const isLoaded = data !== undefined;
  useEffect(() => {
    if (!isLoaded) return;
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [isLoaded]);
  if (error && !data) {
    return (
      <AlertBar
        action={
          <Button look="secondary" onClick={retry}>
            Try again
          </Button>
        }
        type="error"
      >
        {error.message}
      </AlertBar>
    );
  }
  if (!data) return <Skeleton className="h-96" />;
  return (
    <div className="grid gap-6">
      <header className="grid gap-2">
        <h1 className="text-heading outline-none" ref={heading} tabIndex={-1}>
          Review and sign
        </h1>
        <p className="text-lead text-ink-muted">
          The amounts are those of your order, to the cent. Sign by {formatInstant(data.expiresAt, timeZone)}.
        </p>
      </header>
      <ContractPaper document={data.document} />
      <SignForm
        buyer={data.document.buyer}
        documentHash={data.documentHash}
        onSigned={onBack}
        onStale={(isOver) => (isOver ? onBack() : load())}
        send={(signature) => callAsSigner<SigningState>("POST", "/public/contracting/signer/sign", signature)}
        timeZone={timeZone}
      />
    </div>
  );
}
