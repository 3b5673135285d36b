import { useEffect, useRef } from "react";
import { RetryAlert } from "#design-system/retry-alert.tsx";
import { Skeleton } from "#design-system/skeleton.tsx";
import { formatDeadline } from "#modules/orders/ui/format-instant.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import type { SigningState } from "#modules/signing-services/domain/signing-status.ts";
import { ContractSigning } from "#modules/contracting/ui/signing/contract-signing.tsx";
import type { SigningCalls, SigningSessionView } from "#modules/contracting/ui/signing/signing-calls.ts";
import { callAsSigner, fileAsSigner } from "./signer-session.ts";
import { useSignerData } from "./use-signer-data.ts";

const ROOT = "/public/contracting/signer";

/** As the signer who proved it by a passcode. */
const signerCalls: SigningCalls = {
  consent: (body) => callAsSigner<SigningState>("POST", `${ROOT}/consent`, body),
  sign: (body) => callAsSigner<SigningState>("POST", `${ROOT}/sign`, body),
  openPage: () => callAsSigner<{ url: string }>("POST", `${ROOT}/page`, {}),
  file: (name) => fileAsSigner(`${ROOT}/files/${name}`),
};

/** The contract of the capability's order, and the signature. */
export function SignerContract({
  timeZone,
  onBack,
  onEnded,
}: {
  readonly timeZone: string;
  /** Signed, or the contract is over: the page of the order says how it stands. */
  readonly onBack: () => void;
  readonly onEnded: () => void;
}) {
  const t = useText();
  const { data, error, load } = useSignerData<SigningSessionView>(`${ROOT}/session`, onEnded);
  const heading = useRef<HTMLHeadingElement>(null);
  const isLoaded = data !== undefined;
  useEffect(() => {
    if (!isLoaded) return;
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [isLoaded]);
  if (error) return <RetryAlert onRetry={load}>{error.message}</RetryAlert>;
  if (!data) return <Skeleton className="h-96" />;
  return (
    <div className="grid gap-6">
      <header className="grid gap-2">
        <h1 className="text-heading outline-none" ref={heading} tabIndex={-1}>
          {t("Review and sign")}
        </h1>
        <p className="text-lead text-ink-muted">
          {t("The amounts match your order to the cent. Sign by {instant}.", {
            instant: formatDeadline(data.expiresAt, timeZone, t.language),
          })}
        </p>
      </header>
      <ContractSigning
        calls={signerCalls}
        key={`${data.packageId}.${data.signer}`}
        onSigned={({ signersCompleted }) => (signersCompleted ? onBack() : load())}
        onStale={(isOver) => (isOver ? onBack() : load())}
        session={data}
      />
    </div>
  );
}
