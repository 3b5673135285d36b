import { useNavigate } from "react-router";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Skeleton } from "#design-system/skeleton.tsx";
import { formatDeadline, formatInstant } from "#modules/orders/ui/format-instant.ts";
import { LoadFailed } from "#modules/orders/ui/load-failed.tsx";
import { StepHeading } from "#modules/order-steps/ui/step-heading.tsx";
import type { StepProps } from "#modules/order-steps/ui/step-props.ts";
import { useApiData } from "#platform/browser/data/use-api-data.ts";
import { apiClient } from "#platform/browser/http/api-client.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import type { Text } from "#platform/shared/texts/text.ts";
import type { SigningState } from "#modules/signing-services/domain/signing-status.ts";
import { markContractStarted } from "./contract-started.ts";
import { ContractSigning } from "./signing/contract-signing.tsx";
import { SignedPapers } from "./signing/signed-papers.tsx";
import type { SigningCalls, SigningSessionView } from "./signing/signing-calls.ts";

const once = { idempotencyKey: true } as const;

/** As the account that owns the order. */
function accountCalls(root: string): SigningCalls {
  return {
    consent: (body) => apiClient.post<SigningState>(`${root}/consent`, body, once),
    sign: (body) => apiClient.post<SigningState>(`${root}/sign`, body, once),
    openPage: () => apiClient.post<{ url: string }>(`${root}/page`),
    file: (name) => apiClient.blob(`${root}/files/${name}`),
  };
}

function whenToSign(t: Text, session: SigningSessionView, timeZone: string): string {
  const signedAt = session.state.signers.find(({ role }) => role === "buyer")?.signedAt;
  if (signedAt)
    return t("You signed on {instant}.", { instant: formatInstant(signedAt, timeZone, t.language) });
  const instant = formatDeadline(session.expiresAt, timeZone, t.language);
  // Of amounts it is said where they are to be seen.
  return session.consentedAt === null && session.signsHere
    ? t("Sign by {instant}.", { instant })
    : t("The amounts match your order to the cent. Sign by {instant}.", { instant });
}

/** The contract as it will be signed, then the signature. */
export function ContractReview(props: StepProps) {
  const t = useText();
  const { order, status } = props;
  const root = `/api/contracting/signing/${encodeURIComponent(order.orderNumber)}`;
  const { data, error, reload } = useApiData<SigningSessionView>(`${root}/session`);
  const navigate = useNavigate();
  const calls = accountCalls(root);
  const signed = (state: SigningState) => {
    props.onChanged();
    // Somebody who buys with them signs next, on the same page.
    if (!state.signersCompleted) return reload();
    void navigate(`/progress/${order.orderNumber}/signing/thank-you`);
  };
  const stale = (isOver: boolean) => {
    if (isOver) markContractStarted(order.orderNumber, false);
    reload();
    props.onChanged();
  };
  if (error && !data)
    return <LoadFailed error={error} onRetry={reload} title={t("We couldn't load your contract")} />;
  if (!data)
    return (
      <div aria-busy="true" className="grid gap-4">
        <p className="sr-only">{t("Loading your contract")}</p>
        <Skeleton className="h-10 w-2/3" />
        <Skeleton className="h-96" />
      </div>
    );
  return (
    <div className="grid max-w-[48rem] gap-6">
      <StepHeading title={status === "COMPLETED" ? t("Your contract") : t("Review and sign")}>
        {whenToSign(t, data, order.dealer.timeZone)}
      </StepHeading>
      {data.state.status === "Completed" && (
        <AlertBar hideAfter={null} type="success">
          {t("{dealer} has countersigned. The contract is complete.", { dealer: order.dealer.name })}
        </AlertBar>
      )}
      {status === "COMPLETED" ? (
        <>
          <p>{props.next}</p>
          <SignedPapers calls={calls} session={data} />
        </>
      ) : (
        <ContractSigning
          calls={calls}
          key={`${data.packageId}.${data.signer}`}
          onSigned={signed}
          onStale={stale}
          session={data}
        />
      )}
    </div>
  );
}
